import { Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { PitchDetails } from '../../../api/outreach/types';
import { useActions } from '../../../ui/navigation/shortcuts';
import { TabLinks } from '../../../ui/layout/TabLinks';
import { paths } from '../../../urls/paths';
import { showRestore } from '../../../widgets/undo';
import { ContactNotices } from '../ContactNotices';
import { isGenerated, type PitchText } from '../pitch-text';
import { ChecksPanel } from './ChecksPanel';
import classes from './Composer.module.css';
import { FactsPanel } from './FactsPanel';
import { FollowUps } from './FollowUps';
import { PitchHeader } from './PitchHeader';
import { RevisionList } from './RevisionList';
import { RewritePanel } from './RewritePanel';
import { SaveProblems } from './SaveLine';
import { SendPanel } from './SendPanel';
import { createTextFields } from './text-fields';
import { TextPanel } from './TextPanel';
import { usePitchDraft } from './usePitchDraft';
import { VersionCards } from './VersionCards';

interface ComposerProps {
  pitch: PitchDetails;
  tab: 'text' | 'history';
  onRemoved: () => void;
}

const TABS = [
  { tab: 'text', label: 'Text' },
  { tab: 'history', label: 'History' },
] as const;

/** Facts, text and options beside each other; on a phone below each other, the text first. */
export function Composer({ pitch, tab, onRemoved }: ComposerProps) {
  const router = useRouter();
  const { draft, state } = usePitchDraft(pitch);
  const [fields] = useState(() => createTextFields((body) => draft.edit({ body })));
  const { id } = pitch;
  const hrefOf = (each: ComposerProps['tab']) => paths.pitch(id, { tab: each === 'history' ? each : null });
  const replaceText = async (text: PitchText) => {
    draft.edit(text);
    await draft.flush();
  };
  /** Saves the typed text first, so that the history contains it. Undo restores later changes. */
  const take = async (text: PitchText) => {
    await draft.flush();
    const former = draft.getState().text;
    await replaceText(text);
    if (!isGenerated(former, pitch.variants)) showRestore('The text was replaced', () => replaceText(former));
  };
  useActions(TABS.filter((each) => each.tab !== tab).map((each) => ({ label: `${each.label} of this pitch`, run: () => void router.navigate({ href: hrefOf(each.tab) }) })));
  return (
    <Stack gap="md">
      <PitchHeader pitch={pitch} onBefore={draft.flush} onRemoved={onRemoved} />
      <ContactNotices check={pitch} />
      <TabLinks label="Pitch sections" tabs={TABS.map((each) => ({ href: hrefOf(each.tab), label: each.label, isCurrent: each.tab === tab }))} />
      {tab === 'history' ? (
        <>
          <SaveProblems draft={draft} state={state} />
          <RevisionList pitch={pitch} text={state.text} onTake={(text) => void take(text)} />
        </>
      ) : (
        <>
          <div className={classes.columns}>
            <div className={classes.middle}>
              <TextPanel draft={draft} state={state} fields={fields} claims={pitch.claims} />
              <SendPanel pitch={pitch} text={state.text} onBefore={draft.flush} />
              {pitch.pitchedAt !== null && pitch.followsId === null && <FollowUps pitch={pitch} />}
              <ChecksPanel pitch={pitch} text={state.text} isChecked={state.state === 'idle' || state.state === 'saved'} onSelect={fields.select} />
            </div>
            <FactsPanel pitch={pitch} onInsert={fields.insert} />
            {pitch.followsId === null && <RewritePanel pitch={pitch} onBefore={draft.flush} />}
          </div>
          {pitch.followsId === null && <VersionCards variants={pitch.variants} text={state.text} onTake={(text) => void take(text)} />}
        </>
      )}
    </Stack>
  );
}
