import { Title } from '@mantine/core';
import { CodeBlock } from './CodeBlock';

/** The conventions that all endpoints share. */
export function RequestsTopic() {
  return (
    <>
      <Title order={1}>Requests and responses</Title>
      <h2>Responses</h2>
      <p>Responses are JSON in UTF-8. A successful response has its data in an envelope. Endpoints list the fields of the data.</p>
      <CodeBlock label="envelope" text={`{ "status": "OK", "data": { … } }`} />
      <ul>
        <li>
          Every field is always present. A missing value is <code>null</code>, never zero. The descriptions of fields that cannot be null name the value used instead.
        </li>
        <li>
          Timestamps are RFC 3339 in UTC with milliseconds; days are <code>2026-01-31</code>. The names of durations include the unit: <code>durationSeconds</code>.
        </li>
        <li>Text from feeds comes as sanitized HTML and as plain text. Highlights wrap matches in &lt;em&gt; and escape everything else.</li>
        <li>
          Every response has an <code>x-request-id</code>. Include it when you contact us.
        </li>
      </ul>
      <h2>Requests</h2>
      <ul>
        <li>
          Bodies are <code>application/json</code> of up to 1 MiB. Unknown keys are rejected, so that a typo is never taken for a filter.
        </li>
        <li>
          Lists in the query string repeat their parameter: <code>podcastIds=a&amp;podcastIds=b</code>.
        </li>
        <li>You can identify a podcast by id or slug.</li>
      </ul>
      <h2>Pagination</h2>
      <p>
        Searches return a <code>cursor</code>, or <code>null</code> on the last page. Send the same search with the cursor to get the next page. A cursor of another search is rejected with{' '}
        <code>invalid_cursor</code>. Other lists take <code>skip</code> and <code>limit</code>. Our clients have an iterator for each list.
      </p>
      <h2>Caching</h2>
      <p>
        Responses without a key or session can be cached for 30 seconds. Responses with a key or session are <code>no-store</code>. We compress responses with <code>br</code> or <code>gzip</code> when
        you accept it.
      </p>
    </>
  );
}
