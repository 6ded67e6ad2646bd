import { useState } from 'react';

/**
 * Returns the value to which the shown content belongs. While the content of a new value loads, that is the former value: a control beside
 * the content acts on what the reader sees. Values are plain data.
 */
export function useShown<Value>(value: Value, isReplaced: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!isReplaced && JSON.stringify(shown) !== JSON.stringify(value)) setShown(value);
  return isReplaced ? shown : value;
}
