import { Badge, Text } from '@mantine/core';
import type { AlertMatch } from '../../../api/alerts/types';
import { chartName, copiesText, describeMovement, type LabelText, labelsOf, reasonsOf, ROLE_LABELS, roleColor, roleDetail } from '../match-text';
import classes from './Inbox.module.css';
import { Tooltip } from '../../../ui/text/Tooltip';

/** The role, the labels and the copies of the match. */
export function MatchBadges({ match }: { match: AlertMatch }) {
  const { appearance, chart } = match;
  const copies = copiesText(match);
  const labels = labelsOf(match);
  if (!appearance && !chart && !copies && labels.length === 0) return null;
  return (
    <div className={classes.badges}>
      {chart && (
        <>
          <span className={classes.movement}>{describeMovement(chart)}</span>
          <Text span size="sm" c="dimmed">
            {chartName(chart)}
          </Text>
        </>
      )}
      {appearance && (
        <Tooltip label={roleDetail(appearance)}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
          <Badge component="span" variant="light" color={roleColor(appearance.role)} tt="none" tabIndex={0}>
            {ROLE_LABELS[appearance.role]}
          </Badge>
        </Tooltip>
      )}
      {labels.map((label) => (
        <LabelBadge key={label.text} label={label} />
      ))}
      {copies && (
        <Tooltip label="The same recording in other feeds">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
          <Badge component="span" variant="outline" color="gray" tt="none" tabIndex={0}>
            {copies}
          </Badge>
        </Tooltip>
      )}
    </div>
  );
}

/** A label, with its figure and reason on demand. */
export const LabelBadge = ({ label: { text, detail, isWarning } }: { label: LabelText }) => (
  <Tooltip label={detail}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
    <Badge component="span" variant="light" color={isWarning ? 'orange' : 'gray'} tabIndex={0}>
      {text}
    </Badge>
  </Tooltip>
);

/** Why the match is filtered. */
export function FilterReasons({ match }: { match: AlertMatch }) {
  const reasons = reasonsOf(match);
  if (match.status !== 'filtered' || reasons.length === 0) return null;
  return (
    <ul className="bullets" aria-label="Why it was filtered">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
