// Calls between threads: each side names what it can be asked to do.

/** Answers calls that come over `port` with `handlers`; returns a function that calls the other side's. */
export function connectCalls(port, handlers = {}) {
  const pending = new Map();
  let calls = 0;
  port.on("message", async ({ call, name, argument, answer, error }) => {
    if (name === undefined) {
      const { resolve, reject } = pending.get(call);
      pending.delete(call);
      return error === undefined ? resolve(answer) : reject(new Error(error));
    }
    try {
      port.postMessage({ call, answer: await handlers[name](argument) });
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
