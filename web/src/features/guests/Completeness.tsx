import { Progress, Text, Title } from '@mantine/core';
import type { GuestProfile, MissingPart } from '../../api/guests/types';
import { ExpandableList } from '../../ui/layout/ExpandableList';
import { fieldId, focusField } from './GuestField';
import classes from './Guests.module.css';

const FIRST_PARTS = 4;
/** The first control of the files, and the button that adds a social profile. */
export const FILES_ID = 'guest-documents';
export const ADD_LINK_ID = 'guest-add-link';

/** The control that fills a missing part. */
function controlOf(field: string, profile: Pick<GuestProfile, 'firstName'>): string {
  if (field === 'name') return fieldId(profile.firstName ? 'lastName' : 'firstName');
  if (field === 'documents') return FILES_ID;
  return field === 'socialMediaLinks' && document.getElementById(ADD_LINK_ID) ? ADD_LINK_ID : `guest-${field}`;
}

interface CompletenessProps {
  profile: GuestProfile;
  /** Fields that the form doesn't have. */
  withoutFields?: readonly string[];
}

/** How complete a profile is, and what each missing part improves. A part leads to its field. */
export function Completeness({ profile, withoutFields = [] }: CompletenessProps) {
  const { percent } = profile.completeness;
  const missing = profile.completeness.missing.filter(({ field }) => !withoutFields.includes(field));
  return (
    <section className={`fieldset ${classes.panel}`} aria-labelledby="completeness">
      <Title order={2} size="h5" id="completeness" className="numbers">
        {percent}% complete
      </Title>
      <Progress value={percent} size="md" aria-hidden="true" />
      {missing.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is missing.
        </Text>
      ) : (
        <ExpandableList items={missing} initialCount={FIRST_PARTS} noun="missing parts">
          {(shown) => (
            <ul className={classes.missing} aria-label="Missing parts">
              {shown.map((part) => (
                <MissingRow key={part.field} part={part} onOpen={() => focusField(controlOf(part.field, profile))} />
              ))}
            </ul>
          )}
        </ExpandableList>
      )}
    </section>
  );
}

function MissingRow({ part: { label, improves, percent }, onOpen }: { part: MissingPart; onOpen: () => void }) {
  return (
    <li>
      <button type="button" className={classes.missingPart} onClick={onOpen}>
        <span className={classes.missingLabel}>
          {label}
          <span className="numbers">+{percent}%</span>
        </span>
        <span className={classes.missingReason}>{improves}</span>
      </button>
    </li>
  );
}
