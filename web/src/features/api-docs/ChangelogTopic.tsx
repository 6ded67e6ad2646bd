import { Title } from '@mantine/core';
import { formatDay } from '../../ui/text/format';
import { CHANGELOG } from './changelog';
import { InlineCodeText } from './InlineCodeText';

export function ChangelogTopic({ version }: { version: string }) {
  return (
    <>
      <Title order={1}>Changelog</Title>
      <p>
        Current version: {version}. We may add fields at any time. We never remove or change a field without an entry here.
      </p>
      {CHANGELOG.map(({ date, changes }) => (
        <section key={date}>
          <h2>{formatDay(date)}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change}>
                <InlineCodeText text={change} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
