import { Button } from '@mantine/core';
import { IconMicrophone2, IconPencilPlus } from '@tabler/icons-react';
import { AppLink } from '../../ui/navigation/AppLink';
import { useActions } from '../../ui/navigation/shortcuts';
import { useRouter } from '@tanstack/react-router';
import { paths } from '../../urls/paths';

interface OutreachLinksProps {
  podcast: { podcastId: string; slug: string; title: string };
  guestProfileId: string | null;
  projectId: string | null;
  /** Whether the guest is booked, so that the recording comes next. */
  isBooked?: boolean;
}

/** Links to a pitch to the podcast, and to the preparation of a guest for it. The palette has both too. */
export function OutreachLinks({ podcast: { podcastId, slug, title }, guestProfileId, projectId, isBooked = false }: OutreachLinksProps) {
  const router = useRouter();
  const pitch = paths.newPitch({ podcast: podcastId, guest: guestProfileId, project: projectId });
  const preparation = paths.guestPreparation(slug, guestProfileId);
  useActions([
    { label: `Write a pitch to ${title}`, keywords: 'outreach email', run: () => void router.navigate({ href: pitch }) },
    { label: `Prepare a guest for ${title}`, keywords: 'questions interview recording', run: () => void router.navigate({ href: preparation, resetScroll: false }) },
  ]);
  return (
    <>
      <Button component={AppLink} href={pitch} size="sm" variant={isBooked ? 'default' : 'light'} leftSection={<IconPencilPlus size={16} stroke={1.8} aria-hidden="true" />}>
        Write a pitch
      </Button>
      <Button component={AppLink} href={preparation} resetScroll={false} size="sm" variant={isBooked ? 'light' : 'default'} leftSection={<IconMicrophone2 size={16} stroke={1.8} aria-hidden="true" />}>
        Prepare the guest
      </Button>
    </>
  );
}
