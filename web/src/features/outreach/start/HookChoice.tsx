import { Radio, Text } from '@mantine/core';
import type { HooksData } from '../../../api/outreach/types';
import { formatTimecode } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { HOOK_LABELS, hookSummary } from '../hook-text';
import classes from '../Outreach.module.css';

interface HookChoiceProps {
  data: HooksData;
  /** Id of the hook; null for the strongest. */
  value: string | null;
  onChange: (hookId: string) => void;
}

/** The concrete reasons to write to the show, the strongest first. The pitch is built around one of them. */
export function HookChoice({ data: { hooks, facts }, value, onChange }: HookChoiceProps) {
  const [strongest] = hooks;
  if (!strongest) return <Text c="dimmed">Titles, notes and transcripts have nothing about the guest’s subjects. The pitch leaves a gap for your reason.</Text>;
  const chosen = hooks.some(({ id }) => id === value) ? value : strongest.id;
  return (
    <Radio.Group label="Reason to write" description={`What the guest and “${facts.title}” have in common`} value={chosen} onChange={onChange}>
      <div className={classes.hookChoice}>
        {hooks.map((hook, place) => (
          <Radio
            key={hook.id}
            value={hook.id}
            label={hookSummary(hook)}
            description={
              <span className="dotted">
                <span>{HOOK_LABELS[hook.kind]}</span>
                {hook.episodeTitle && hook.quote && <span>{hook.episodeTitle}</span>}
                {hook.second !== null && <span className="numbers">at {formatTimecode(hook.second)}</span>}
                {hook.publishedAt && (
                  <span>
                    <TimeAgo value={hook.publishedAt} />
                  </span>
                )}
                {hook.subject && hook.kind !== 'theme' && <span>about {hook.subject}</span>}
                {place === 0 && <span>strongest</span>}
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  );
}
