import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const current = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const next = current === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Switch to ${next} mode`} onClick={() => setColorScheme(next)}>
      {next === 'dark' ? <IconMoon size={19} stroke={1.7} /> : <IconSun size={19} stroke={1.7} />}
    </ActionIcon>
  );
}
