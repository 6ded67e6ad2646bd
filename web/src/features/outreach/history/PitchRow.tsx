import type { PitchSummary } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import rows from '../../../ui/layout/Rows.module.css';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { describeMaker } from '../../../widgets/outreach/maker';
import { useMemberNames } from '../../../widgets/useMemberNames';
import { PitchBadge } from '../PitchBadge';

/** A pitch in the history: show, subject, guest, author and progress. */
export function PitchRow({ pitch }: { pitch: PitchSummary }) {
  const nameOf = useMemberNames();
  const { id, podcast, guestName, project, subject, user, createdAt } = pitch;
  return (
    <li className={rows.row} data-picture>
      <Artwork title={podcast.title} cover={podcastCover(podcast.slug, podcast.imageUrl)} size={48} />
      <div className={rows.text}>
        <AppLink href={paths.pitch(id)} className={rows.name}>
          {subject || 'No subject yet'}
        </AppLink>
        <div className="dotted facts">
          <AppLink href={paths.appPodcast(podcast.slug)} className="subtle-link">
            {podcast.title}
          </AppLink>
          <span>for {guestName || 'an unnamed guest'}</span>
          {project && (
            <AppLink href={paths.project(project.slug)} className="subtle-link">
              {project.name}
            </AppLink>
          )}
          <span>
            {nameOf(user)}, <TimeAgo value={createdAt} />
          </span>
          <span data-made-by={pitch.generatedBy}>{pitch.generatedBy === 'rules' ? 'Built from facts' : describeMaker(pitch)}</span>
        </div>
      </div>
      <PitchBadge pitch={pitch} />
    </li>
  );
}
