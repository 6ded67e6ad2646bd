import { Title } from '@mantine/core';
import { formatDay } from '../../ui/format';
import { CHANGES } from './changes';
import { Marked } from './Marked';

export function Changes({ version }: { version: string }) {
  return (
    <>
      <Title order={1}>Changes</Title>
      <p>
        This is version {version}. Fields may be added at any time; none is taken away or changed without an entry here.
      </p>
      {CHANGES.map(({ date, changes }) => (
        <section key={date}>
          <h2>{formatDay(date)}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change}>
                <Marked text={change} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
