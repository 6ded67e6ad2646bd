import { Title } from '@mantine/core';
import { CodeBlock } from './CodeBlock';

/** What all calls have in common. */
export function RequestsTopic() {
  return (
    <>
      <Title order={1}>Requests and answers</Title>
      <h2>Answers</h2>
      <p>JSON in UTF-8. A success holds its data in an envelope; the fields that a call lists are those of the data.</p>
      <CodeBlock label="envelope" text={`{ "status": "OK", "data": { … } }`} />
      <ul>
        <li>
          Every field is always there. What is not known is <code>null</code>, never zero; where the contract has no null, the field’s description says what stands instead.
        </li>
        <li>
          Dates are RFC 3339 in UTC with milliseconds, days are <code>2026-01-31</code>. Durations say their unit in their name: <code>durationSeconds</code>.
        </li>
        <li>Text from feeds comes twice: as sanitised HTML, and plain. In highlights, what matched stands in &lt;em&gt;, and all else is escaped.</li>
        <li>
          Every answer has <code>x-request-id</code>: name it when you ask for help.
        </li>
      </ul>
      <h2>Requests</h2>
      <ul>
        <li>
          Bodies are <code>application/json</code>, up to 1 MiB. Unknown keys are refused, so a typing error never passes for a filter.
        </li>
        <li>
          Lists in a query repeat their parameter: <code>podcastIds=a&amp;podcastIds=b</code>.
        </li>
        <li>Wherever a podcast is named, its id and its slug do.</li>
      </ul>
      <h2>Lists in pages</h2>
      <p>
        Searches answer with a <code>cursor</code>, which is <code>null</code> at the end: send the same search again with it. It belongs to that search; another one is refused with{' '}
        <code>invalid_cursor</code>. Other lists take <code>skip</code> and <code>limit</code>. The clients have an iterator for each.
      </p>
      <h2>Caching</h2>
      <p>
        Answers to nobody in particular may be kept for 30 seconds; who sends a key or a session gets <code>no-store</code>. Answers are compressed (<code>br</code>, <code>gzip</code>) when you take that.
      </p>
    </>
  );
}
