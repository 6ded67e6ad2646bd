import { Button, type ButtonProps, CopyButton as CopyState } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyButtonProps extends ButtonProps {
  value: string;
  /** "Copy link". */
  label?: string;
  /** The name for screen readers, when several buttons have the same label. */
  'aria-label'?: string;
  hasIcon?: boolean;
}

/** Copies a text, and shows that it did. */
export const CopyButton = ({ value, label = 'Copy', hasIcon = false, ...rest }: CopyButtonProps) => (
  <CopyState value={value} timeout={2000}>
    {({ copied, copy }) => (
      <Button {...rest} leftSection={hasIcon && (copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />)} onClick={copy}>
        {copied ? 'Copied' : label}
      </Button>
    )}
  </CopyState>
);
