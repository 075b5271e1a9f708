package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.validation.constraints.Email;
import java.io.InputStream;
import java.lang.reflect.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a form lists. */
class FormSchemaTest {

    private static final Draft2020 ALLOWED = new Draft2020(allowed());

    private final Fixture fixture = new Fixture(FormSchemaTest.class);

    record Holder(SampleForms.Pair<SampleForms.Format> pair) {}

    static class Tools {
        void mail(@Email String mail) {}

        SampleForms.Binding binding(SampleForms.Binding binding) {
            return binding;
        }
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                SampleForms.Backorder.class,
                SampleForms.BackorderBean.class,
                SampleForms.BackorderFields.class
            })
    void form_of_three_shapes_is_one(Class<?> type) {
        assertThat(schema(type))
                .isEqualTo(
                        json(
                                "{'type':'object','properties':{'confirm':{'description':'Order"
                                        + " anyway and wait?','title':'Confirm','type':'boolean'}},"
                                        + "'required':['confirm']}"));
    }

    @Test
    void scalars_have_their_types() {
        assertThat(properties(SampleForms.Scalars.class))
                .isEqualTo(
                        json(
                                """
                                {'text':{'type':'string','title':'Text'},
                                 'letter':{'type':'string','minLength':1,'maxLength':1,'title':'Letter'},
                                 'small':{'type':'integer','title':'Small'},
                                 'whole':{'type':'integer','title':'Whole'},
                                 'big':{'type':'integer','title':'Big'},
                                 'fraction':{'type':'number','title':'Fraction'},
                                 'price':{'type':'number','title':'Price'},
                                 'yes':{'type':'boolean','title':'Yes'}}
                                """));
    }

    @Test
    void formats_are_the_four_of_a_form() {
        assertThat(properties(SampleForms.Contact.class))
                .isEqualTo(json("{'mail':{'type':'string','format':'email','title':'Mail'}}"));
        assertThat(properties(SampleForms.Formats.class))
                .isEqualTo(
                        json(
                                """
                                {'home':{'type':'string','format':'uri','title':'Home'},
                                 'day':{'type':'string','format':'date','title':'Day'},
                                 'at':{'type':'string','format':'date-time','title':'At'},
                                 'time':{'type':'string','format':'date-time','title':'Time'}}
                                """));
    }

    @Test
    void limits_are_listed() {
        assertThat(properties(SampleForms.Limits.class))
                .isEqualTo(
                        json(
                                """
                                {'text':{'type':'string','minLength':2,'maxLength':5,'title':'Text'},
                                 'whole':{'type':'integer','minimum':1,'maximum':9,'title':'Whole'},
                                 'fraction':{'type':'number','minimum':0.5,'maximum':99.5,'title':'Fraction'}}
                                """));
    }

    @Test
    void constraints_without_a_word_are_not_listed() {
        assertThat(properties(SampleForms.Unlisted.class))
                .isEqualTo(
                        json(
                                """
                                {'text':{'type':'string','title':'Text'},
                                 'count':{'type':'integer','title':'Count'},
                                 'part':{'type':'number','title':'Part'},
                                 'digits':{'type':'string','title':'Digits'},
                                 'letter':{'type':'string','enum':['a',' '],'title':'Letter'}}
                                """));
    }

    @Test
    void choice_of_one_stands_in_the_form_with_its_titles() {
        assertThat(properties(SampleForms.Single.class))
                .isEqualTo(
                        json(
                                """
                                {'format':{'type':'string','enum':['S','M','L'],'title':'Format'},
                                 'binding':{'type':'string','oneOf':[
                                   {'const':'hard','title':'Hardcover'},
                                   {'const':'PAPERBACK','title':'Paperback'},
                                   {'const':'EBOOK','title':'EBOOK'}],'title':'Binding'},
                                 'letter':{'type':'string','enum':['a','b'],'title':'Letter'},
                                 'titled':{'type':'string','oneOf':[
                                   {'const':'a','title':'Alpha'},
                                   {'const':'b','title':'Beta'}],'title':'Titled'}}
                                """));
    }

    @Test
    void choice_of_many_is_a_list() {
        assertThat(properties(SampleForms.Multiple.class))
                .isEqualTo(
                        json(
                                """
                                {'formats':{'type':'array','items':{'type':'string','enum':['S','M','L']},'title':'Formats'},
                                 'bindings':{'type':'array','items':{'anyOf':[
                                   {'const':'hard','title':'Hardcover'},
                                   {'const':'PAPERBACK','title':'Paperback'},
                                   {'const':'EBOOK','title':'EBOOK'}]},'title':'Bindings'},
                                 'letters':{'type':'array','items':{'type':'string','enum':['a','b']},
                                   'minItems':1,'maxItems':2,'title':'Letters'},
                                 'array':{'type':'array','items':{'type':'string','enum':['S','M','L']},'title':'Array'}}
                                """));
    }

    @Test
    void optional_members_are_neither_required_nor_null() {
        assertThat(schema(SampleForms.Optionals.class))
                .isEqualTo(
                        json(
                                """
                                {'type':'object','properties':{
                                 'text':{'type':'string','maxLength':3,'title':'Text'},
                                 'whole':{'type':'integer','title':'Whole'},
                                 'binding':{'type':'string','oneOf':[
                                   {'const':'hard','title':'Hardcover'},
                                   {'const':'PAPERBACK','title':'Paperback'},
                                   {'const':'EBOOK','title':'EBOOK'}],'title':'Binding'},
                                 'formats':{'type':'array','items':{'type':'string','enum':['S','M','L']},'title':'Formats'},
                                 'home':{'type':'string','format':'uri','title':'Home'},
                                 'note':{'type':'string','title':'Note'}}}
                                """));
    }

    @Test
    void defaults_are_values() {
        JsonObject properties = properties(SampleForms.Defaults.class);
        assertThat(properties.getJsonObject("binding").getString("default")).isEqualTo("hard");
        assertThat(properties.getJsonObject("formats").get("default"))
                .isEqualTo(Fixture.json("[\"S\",\"L\"]"));
        assertThat(properties.getJsonObject("day").getString("default")).isEqualTo("2026-07-28");
        assertThat(schema(SampleForms.Defaults.class)).doesNotContainKey("required");
    }

    @Test
    void words_are_the_developers() {
        assertThat(schema(SampleForms.Words.class))
                .isEqualTo(
                        json(
                                """
                                {'type':'object','properties':{
                                 'postal_code':{'type':'string','title':'ZIP','description':'Five digits.'},
                                 'firstName':{'type':'string','title':'First Name'}},
                                 'required':['postal_code','firstName']}
                                """));
    }

    @Test
    void type_variables_are_resolved() {
        Type pair = Holder.class.getRecordComponents()[0].getGenericType();
        assertThat(fixture.form(pair).schema())
                .isEqualTo(
                        json(
                                """
                                {'type':'object','properties':{
                                 'left':{'type':'string','enum':['S','M','L'],'title':'Left'},
                                 'right':{'type':'string','enum':['S','M','L'],'title':'Right'}},
                                 'required':['left']}
                                """));
    }

    @Test
    void conformance_suite_finds_its_defaults() {
        assertThat(properties(SampleForms.Profile.class))
                .isEqualTo(
                        json(
                                """
                                {'name':{'type':'string','title':'Name','default':'John Doe'},
                                 'age':{'type':'integer','title':'Age','default':30},
                                 'score':{'type':'number','title':'Score','default':95.5},
                                 'status':{'type':'string','enum':['active','inactive','pending'],'title':'Status','default':'active'},
                                 'verified':{'type':'boolean','title':'Verified','default':true}}
                                """));
    }

    @Test
    void conformance_suite_finds_its_enums() {
        assertThat(properties(SampleForms.Enums.class))
                .isEqualTo(
                        json(
                                """
                                {'untitledSingle':{'type':'string','enum':['option1','option2','option3'],'title':'Untitled Single'},
                                 'titledSingle':{'type':'string','oneOf':[
                                   {'const':'value1','title':'First Option'},
                                   {'const':'value2','title':'Second Option'},
                                   {'const':'value3','title':'Third Option'}],'title':'Titled Single'},
                                 'legacyEnum':{'type':'string','enum':['opt1','opt2'],
                                   'enumNames':['Option One','Option Two'],'title':'Legacy Enum'},
                                 'untitledMulti':{'type':'array','items':{'type':'string','enum':['option1','option2','option3']},'title':'Untitled Multi'},
                                 'titledMulti':{'type':'array','items':{'anyOf':[
                                   {'const':'value1','title':'First Choice'},
                                   {'const':'value2','title':'Second Choice'},
                                   {'const':'value3','title':'Third Choice'}]},'title':'Titled Multi'},
                                 'legacyMulti':{'type':'array','items':{'anyOf':[
                                   {'const':'opt1','title':'Option One'},
                                   {'const':'opt2','title':'Option Two'}]},'title':'Legacy Multi'}}
                                """));
    }

    /** What a provider calls a mail address is more than the format of JSON Schema allows. */
    @Test
    void tool_leaves_mail_addresses_to_the_container() {
        Fixture tools = new Fixture(Tools.class);
        JsonObject string = json("{'type':'string','title':'Mail'}");
        assertThat(tools.arguments("mail").schema().getJsonObject("properties"))
                .containsEntry("mail", string);
        assertThat(tools.arguments("mail").bind(json("{'mail':'ann@ex\u00e4mple.org'}")))
                .containsExactly("ann@ex\u00e4mple.org");
    }

    /** A model reads names; titles are for people. */
    @Test
    void tool_lists_the_names_of_titled_constants() {
        Fixture tools = new Fixture(Tools.class);
        assertThat(tools.arguments("binding").schema().getJsonObject("$defs"))
                .isEqualTo(
                        json(
                                "{'Binding':{'enum':['hard','PAPERBACK','EBOOK'],'type':'string',"
                                        + "'title':'Binding'}}"));
        assertThat(tools.arguments("binding").bind(json("{'binding':'hard'}")))
                .containsExactly(SampleForms.Binding.HARDCOVER);
        assertThat(tools.result("binding").write(SampleForms.Binding.HARDCOVER).json())
                .isEqualTo(Fixture.json("\"hard\""));
        assertThat(tools.result("binding").write(SampleForms.Binding.EBOOK).json())
                .isEqualTo(Fixture.json("\"EBOOK\""));
    }

    private JsonObject properties(Type type) {
        return schema(type).getJsonObject("properties");
    }

    /** The form, which the specification allows, whatever the test looks at. */
    private JsonObject schema(Type type) {
        JsonObject schema = fixture.form(type).schema();
        assertThat(fixture.problems.sorted()).isEmpty();
        assertThat(ALLOWED.allows(schema)).as(schema.toString()).isTrue();
        return schema;
    }

    private static JsonObject json(String text) {
        return object(text.replace('\'', '"'));
    }

    private static JsonObject allowed() {
        InputStream resource = FormSchemaTest.class.getResourceAsStream("/form.schema.json");
        try (JsonReader reader = Fixture.JSON.createReader(resource)) {
            return reader.readObject();
        }
    }
}
