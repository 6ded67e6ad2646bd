import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;

/**
 * Runs one node of a test cluster on loopback, without security, until the process is killed.
 *
 * <p>Arguments: {@code HOME NAME HTTP_PORT TRANSPORT_PORT SEED_HOSTS NAMES [KEY=VALUE…]}. Seed hosts and names are those of all nodes,
 * separated by commas. Each KEY=VALUE is a setting of OpenSearch.
 */
public final class OpenSearchNode {
  private static final List<PluginInfo> PLUGINS =
      List.of(
          plugin("transport-netty4", "org.opensearch.transport.Netty4ModulePlugin"),
          plugin("analysis-common", "org.opensearch.analysis.common.CommonAnalysisModulePlugin"),
          plugin("lang-painless", "org.opensearch.painless.PainlessModulePlugin"),
          // After the plugin that it extends.
          plugin("opensearch-knn", "KnnWithoutGrpc", "lang-painless"));

  /** The constructor that takes plugins of the class path is protected. */
  private static final class ClassPathNode extends Node {
    ClassPathNode(Environment environment, Collection<PluginInfo> plugins) {
      super(environment, plugins, true);
    }
  }

  private static PluginInfo plugin(String name, String className, String... extended) {
    return new PluginInfo(name, name, "NA", Version.CURRENT, "21", className, null, List.of(extended), false);
  }

  private static Settings settings(String[] arguments) {
    Settings.Builder settings =
        Settings.builder()
            .put("path.home", arguments[0])
            .put("cluster.name", "earshot-test")
            .put("node.name", arguments[1])
            .put("network.host", "127.0.0.1")
            .put("http.port", arguments[2])
            .put("transport.port", arguments[3])
            .put("http.type", "netty4")
            .put("transport.type", "netty4")
            .putList("discovery.seed_hosts", arguments[4].split(","))
            .putList("cluster.initial_cluster_manager_nodes", arguments[5].split(","));
    for (int i = 6; i < arguments.length; i++) {
      String[] setting = arguments[i].split("=", 2);
      settings.put(setting[0], setting[1]);
    }
    return settings.build();
  }

  public static void main(String[] arguments) throws Exception {
    Path config = Path.of(arguments[0], "config");
    Files.createDirectories(config);
    Environment environment =
        InternalSettingsPreparer.prepareEnvironment(settings(arguments), Map.of(), config, () -> arguments[1]);
    new ClassPathNode(environment, PLUGINS).start();
    new CountDownLatch(1).await();
  }
}
