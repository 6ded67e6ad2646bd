import { CloseButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '../../ui/navigation/AppLink';
import { plural } from '../../ui/text/format';
import { paths } from '../../urls/paths';
import classes from './ApiDocs.module.css';
import { type EndpointGroup, filterGroups } from './openapi-document';
import { TOPICS } from './topics';

interface DocsSidebarProps {
  groups: readonly EndpointGroup[];
  /** The id of the shown endpoint or topic. */
  shown: string;
}

/** Lists all topics and endpoints, with a text filter. On a phone it opens on demand. */
export function DocsSidebar({ groups, shown }: DocsSidebarProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = filterGroups(groups, text);
  const count = found.reduce((sum, group) => sum + group.endpoints.length, 0);
  const close = () => setOpen(false);
  return (
    <nav className={classes.sidebar} aria-label="Documentation">
      <button type="button" className={classes.sidebarToggle} aria-expanded={isOpen} aria-controls="api-docs-list" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close list' : 'All pages and endpoints'}
      </button>
      <div id="api-docs-list" className={classes.list} data-open={isOpen || undefined}>
        <TextInput
          aria-label="Filter endpoints"
          placeholder="Filter endpoints…"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          rightSection={text && <CloseButton size="sm" aria-label="Clear filter" onClick={() => setText('')} />}
        />
        <p className={classes.count} role="status">
          {text.trim() ? plural(count, 'endpoint') : ''}
        </p>
        {!text.trim() && (
          <ul>
            {TOPICS.map(({ id, title }) => (
              <li key={id}>
                <AppLink href={paths.apiDocs({ topic: id })} aria-current={shown === id ? 'page' : undefined} onClick={close}>
                  {title}
                </AppLink>
              </li>
            ))}
            <li>
              <AppLink href={paths.apiStatus()}>Status</AppLink>
            </li>
          </ul>
        )}
        {found.map(({ name, endpoints }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {endpoints.map(({ id, method, summary }) => (
                <li key={id}>
                  <AppLink href={paths.apiDocs({ call: id })} aria-current={shown === id ? 'page' : undefined} onClick={close} title={summary}>
                    <span className={classes.method} data-method={method}>
                      {method}
                    </span>
                    {id}
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
