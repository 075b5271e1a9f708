package dev.mcpcdi.it.desk;

import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolException;
import jakarta.annotation.Resource;
import jakarta.enterprise.context.RequestScoped;
import jakarta.transaction.Status;
import jakarta.transaction.TransactionSynchronizationRegistry;
import jakarta.transaction.Transactional;
import javax.naming.InitialContext;
import javax.naming.NamingException;

/** Looks at what the platform gives to a thread that runs a tool. */
@RequestScoped
class Platform {

    @Resource private TransactionSynchronizationRegistry transactions;

    @Tool(name = "look_up_entry", description = "Looks up an entry of the application.")
    String lookUpEntry() throws NamingException {
        return InitialContext.doLookup("java:comp/env/motto");
    }

    @Tool(name = "has_application_loader", description = "Looks at the context class loader.")
    boolean hasApplicationLoader() {
        return Thread.currentThread().getContextClassLoader() == Platform.class.getClassLoader();
    }

    @Tool(name = "has_no_transaction", description = "Looks for a transaction.")
    boolean hasNoTransaction() {
        return transactions.getTransactionStatus() == Status.STATUS_NO_TRANSACTION;
    }

    @Transactional
    @Tool(name = "has_transaction", description = "Looks for a transaction.")
    boolean hasTransaction() {
        return transactions.getTransactionStatus() == Status.STATUS_ACTIVE;
    }

    @Transactional
    @Tool(name = "fail_in_transaction", description = "Fails.")
    void failInTransaction() {
        throw new ToolException("The book is gone.");
    }
}
