import assert from "node:assert/strict";
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { restoreTimes } from "./source-times.mjs";

test("equal contents get back their time, others keep that of the checkout", () => {
  const folder = mkdtempSync(join(tmpdir(), "times-"));
  try {
    const [a, b, memory] = ["a.rs", "b.rs", "memory.json"].map((name) => join(folder, name));
    const checkOut = (at) => {
      for (const path of [a, b]) {
        writeFileSync(path, "");
        utimesSync(path, at, at);
      }
    };
    const times = () => [a, b].map((path) => statSync(path).mtimeMs / 1000);

    checkOut(1000);
    assert.equal(restoreTimes(memory, new Map([[a, "1"], [b, "1"]])), 0, "nothing is remembered");
    checkOut(2000);
    assert.equal(restoreTimes(memory, new Map([[a, "1"], [b, "2"]])), 1);
    assert.deepEqual(times(), [1000, 2000]);
    checkOut(3000);
    assert.equal(restoreTimes(memory, new Map([[a, "1"], [b, "1"]])), 1, "content of two runs ago is new again");
    assert.deepEqual(times(), [1000, 3000]);
    writeFileSync(memory, "{ cut off");
    assert.equal(restoreTimes(memory, new Map([[a, "1"]])), 0, "a damaged memory restores nothing");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
