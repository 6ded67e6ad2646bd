// Remote procedure calls between two threads. Each side has named handlers.

/** Runs `handlers` for calls that arrive on `port`. Returns a function that calls a handler of the other side. */
export function connectRpc(port, handlers = {}) {
  const pending = new Map();
  let calls = 0;
  port.on("message", async ({ call, name, argument, result, error }) => {
    if (name === undefined) {
      const { resolve, reject } = pending.get(call);
      pending.delete(call);
      return error === undefined ? resolve(result) : reject(new Error(error));
    }
    try {
      port.postMessage({ call, result: await handlers[name](argument) });
    } catch (failure) {
      port.postMessage({ call, error: String(failure.stack ?? failure) });
    }
  });
  return (name, argument) =>
    new Promise((resolve, reject) => {
      calls += 1;
      pending.set(calls, { resolve, reject });
      port.postMessage({ call: calls, name, argument });
    });
}
