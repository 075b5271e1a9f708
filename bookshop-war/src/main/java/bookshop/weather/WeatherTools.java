package bookshop.weather;

import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.TreeMap;

/** What a model can ask about the weather. */
@ApplicationScoped
class WeatherTools {

    private static final Map<String, Integer> READINGS =
            new TreeMap<>(Map.of("London", 17, "Cairo", 34));

    @Tool(
            name = "get_temperature",
            description = "Current temperature in a city, in whole degrees Celsius.")
    int getTemperature(String city) {
        Integer reading = READINGS.get(city);
        if (reading == null) {
            throw new ToolException(
                    "No reading for '%s'. Known cities: %s."
                            .formatted(city, String.join(", ", READINGS.keySet())));
        }
        return reading;
    }
}
