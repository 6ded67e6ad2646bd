import { Button, CopyButton } from '@mantine/core';
import classes from './ApiDocs.module.css';

interface CodeBlockProps {
  text: string;
  /** The accessible name: "curl example", "response body". */
  label: string;
}

export function CodeBlock({ text, label }: CodeBlockProps) {
  return (
    <div className={classes.code}>
      {/* Scrollable regions must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{text}</code>
      </pre>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button size="compact-xs" variant="default" className={classes.copy} onClick={copy} aria-label={copied ? `Copied: ${label}` : `Copy: ${label}`}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
