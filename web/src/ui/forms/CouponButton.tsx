import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Shows a coupon code and copies it when pressed. */
export function CouponButton({ code }: { code: string }) {
  return (
    <CopyButton value={code} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="compact-sm"
          onClick={copy}
          aria-label={copied ? `Copied ${code}` : `Copy code ${code}`}
          rightSection={copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} stroke={1.7} aria-hidden="true" />}
        >
          {code}
        </Button>
      )}
    </CopyButton>
  );
}
