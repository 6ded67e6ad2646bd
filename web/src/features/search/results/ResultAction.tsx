import { ActionIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { AppLink } from '../../../ui/navigation/AppLink';

type ResultActionProps = {
  label: string;
  icon: TablerIcon;
  /** The id of the element with the title of the result, which describes the button. */
  titleId: string;
} & ({ href: string } | ({ onClick: () => void } & Pick<React.AriaAttributes, 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed'> & { disabled?: boolean }));

/** An icon that does something with a result, with its name as a tooltip. */
export function ResultAction({ label, icon: Icon, titleId, ...action }: ResultActionProps) {
  const look = { variant: 'subtle', color: 'gray', size: 28, 'aria-label': label, 'aria-describedby': titleId, title: label } as const;
  const content = <Icon size={17} stroke={1.8} aria-hidden="true" />;
  if ('href' in action) {
    return (
      <ActionIcon component={AppLink} {...look} href={action.href}>
        {content}
      </ActionIcon>
    );
  }
  const isPressed = action['aria-pressed'] === true;
  return (
    <ActionIcon {...look} {...(isPressed ? { variant: 'light', color: 'brand' } : {})} {...action}>
      {content}
    </ActionIcon>
  );
}
