// What cargo and the test programs report, as data.

/**
 * The test programs that `cargo test --no-run` has built: crate, name, path, folder of the crate, and the variables that cargo gives to tests.
 * @param {object[]} messages cargo's JSON messages
 */
export function programsOf(messages) {
  return messages
    .filter((it) => it.reason === "compiler-artifact" && it.executable && it.profile.test && !it.target.kind.includes("bench"))
    .map((it) => {
      const crate = packageName(it.package_id);
      const kind = it.target.kind.includes("test") ? it.target.name : `${it.target.kind.includes("bin") ? `${it.target.name}, ` : ""}unit tests`;
      const folder = it.manifest_path.replace(/[\\/]Cargo\.toml$/, "");
      return { crate, name: `${crate} (${kind})`, executable: it.executable, folder, environment: { CARGO_MANIFEST_DIR: folder, CARGO_PKG_NAME: crate } };
    });
}

/** The name in a package id such as `path+file:///a/data/model#earshot-model@0.1.0` or `path+file:///a/earshot-model#0.1.0`. */
function packageName(id) {
  const [path, version] = id.split("#");
  return version.includes("@") ? version.split("@")[0] : path.split("/").at(-1);
}

/** The folders of shared libraries that build scripts have announced, and that cargo would put into LD_LIBRARY_PATH. */
export function libraryFolders(messages) {
  const scripts = messages.filter((it) => it.reason === "build-script-executed");
  return [...new Set(scripts.flatMap((it) => it.linked_paths).filter((it) => it.startsWith("native=")).map((it) => it.slice("native=".length)))];
}

/** Collects the JSON events of a test program. Other lines, which tests and their children print, are skipped. */
export class TestEvents {
  #running = new Set();
  #tests = [];
  #failed = [];
  #passed = 0;
  #ignored = 0;

  read(line) {
    const event = parsed(line);
    if (event?.type !== "test") return;
    if (event.event === "started") this.#running.add(event.name);
    else if (event.event !== "timeout") this.#end(event);
  }

  #end(event) {
    this.#running.delete(event.name);
    if (event.exec_time !== undefined) this.#tests.push({ name: event.name, ms: event.exec_time * 1000 });
    if (event.event === "ok") this.#passed += 1;
    else if (event.event === "ignored") this.#ignored += 1;
    else this.#failed.push({ name: event.name, output: event.stdout ?? event.message ?? "" });
  }

  /** The counts, the failed tests with their output, and those that had not ended when the program did. */
  result() {
    return { tests: this.#tests, failed: this.#failed, passed: this.#passed, ignored: this.#ignored, unfinished: [...this.#running] };
  }
}

function parsed(line) {
  // A child of a test may print without a line break, so that an event follows in the same line.
  const start = line.indexOf('{ "type": "test"');
  if (start === -1) return undefined;
  try {
    return JSON.parse(line.slice(start));
  } catch {
    return undefined;
  }
}
