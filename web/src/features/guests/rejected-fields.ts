/** The values of a form that the server rejected, with its messages. They are not sent again until they change. */
import type { ApiError } from '../../api/errors';
import { type FieldName, fieldOfProblem, type GuestFields, isSameValue, problemsFrom, type Problems } from './guest-fields';

export function createRejectedFields() {
  const values = new Map<FieldName, GuestFields[FieldName]>();
  let problems: Record<string, string> = {};
  const has = (field: FieldName, current: GuestFields) => values.has(field) && isSameValue(field, values.get(field) as GuestFields[FieldName], current[field]);
  return {
    has,
    /** Forgets the rejection of a field that has another value now. */
    update(field: FieldName, current: GuestFields): void {
      if (has(field, current)) return;
      values.delete(field);
      problems = Object.fromEntries(Object.entries(problems).filter(([key]) => fieldOfProblem(key) !== field));
    },
    /** Marks the fields that a response names. Returns false when it names none that was sent. */
    add(failure: ApiError, fields: readonly FieldName[], sent: GuestFields): boolean {
      const named = Object.entries(problemsFrom(failure.details, sent)).filter(([key]) => fields.includes(fieldOfProblem(key)));
      for (const [key, message] of named) {
        const field = fieldOfProblem(key);
        values.set(field, sent[field]);
        problems = { ...problems, [key]: message };
      }
      return named.length > 0;
    },
    getProblems: (): Problems => problems,
  };
}
