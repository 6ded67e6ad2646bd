import { Alert, Anchor, NativeSelect, Text } from '@mantine/core';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import { Section } from './ProfileSections';
import type { findChoices } from './project-choice';

interface ListSectionProps {
  choices: ReturnType<typeof findChoices>;
  choice: string;
  /** The draft exists, and belongs to the list. */
  isFixed: boolean;
  isDisabled: boolean;
  onChoose: (projectId: string) => void;
}

/** Chooses the list of a new guest. */
export function ListSection({ choices, choice, isFixed, isDisabled, onChoose }: ListSectionProps) {
  return (
    <Section id="list" title="List" description="Which list are the podcasts for this guest on?">
      {choices.problem && (
        <Alert color="orange" variant="outline" role="note">
          <Text size="sm">
            {choices.problem.message}{' '}
            {choices.problem.guestSlug !== null && (
              <Anchor component={AppLink} href={paths.guest(choices.problem.guestSlug)} inherit underline="always">
                Open the profile
              </Anchor>
            )}
          </Text>
        </Alert>
      )}
      <NativeSelect
        label="List for this guest"
        data={choices.options}
        value={choice}
        disabled={isDisabled}
        description={isFixed ? 'The draft belongs to this list' : 'A new list is named after the guest'}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </Section>
  );
}
