/** The fields of a public list, and their rules. */
import type { ProjectChanges } from '../../api/lists/projects';
import type { ProjectDetails } from '../../api/lists/types';

export interface ListicleFields {
  isPublicListicle: boolean;
  isPublicForTeam: boolean;
  publicTitle: string;
  publicDescription: string;
  publicSlug: string;
  publicPodcastLimit: number | string;
}

type ListicleProject = Pick<ProjectDetails, keyof ListicleFields>;

export const MAX_PODCASTS = 1000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const listicleFieldsOf = (project: ListicleProject): ListicleFields => ({
  isPublicListicle: project.isPublicListicle,
  isPublicForTeam: project.isPublicForTeam,
  publicTitle: project.publicTitle ?? '',
  publicDescription: project.publicDescription ?? '',
  publicSlug: project.publicSlug ?? '',
  publicPodcastLimit: project.publicPodcastLimit,
});

/** A slug from a title: "Ten shows: salt & ice" becomes "ten-shows-salt-ice". */
export const slugFrom = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');

export function listicleProblems({ isPublicListicle, isPublicForTeam, publicSlug, publicPodcastLimit }: ListicleFields): Partial<Record<keyof ListicleFields, string>> {
  const slug = publicSlug.trim();
  const limit = Number(publicPodcastLimit);
  return {
    ...(slug === '' && (isPublicListicle || isPublicForTeam) ? { publicSlug: 'Enter the URL of the page' } : {}),
    ...(slug !== '' && !SLUG.test(slug) ? { publicSlug: 'Use lowercase letters, digits and single hyphens' } : {}),
    ...(Number.isInteger(limit) && limit >= 1 && limit <= MAX_PODCASTS ? {} : { publicPodcastLimit: `Enter 1 to ${MAX_PODCASTS}` }),
  };
}

const orNull = (value: string) => value.trim() || null;

/** The request with the changed fields: empty texts become null. */
export function listicleChanges(before: ListicleFields, after: ListicleFields): ProjectChanges {
  return {
    ...(before.isPublicListicle === after.isPublicListicle ? {} : { isPublicListicle: after.isPublicListicle }),
    ...(before.isPublicForTeam === after.isPublicForTeam ? {} : { isPublicForTeam: after.isPublicForTeam }),
    ...(orNull(before.publicTitle) === orNull(after.publicTitle) ? {} : { publicTitle: orNull(after.publicTitle) }),
    ...(orNull(before.publicDescription) === orNull(after.publicDescription) ? {} : { publicDescription: orNull(after.publicDescription) }),
    ...(orNull(before.publicSlug) === orNull(after.publicSlug) ? {} : { publicSlug: orNull(after.publicSlug) }),
    ...(before.publicPodcastLimit === after.publicPodcastLimit ? {} : { publicPodcastLimit: Number(after.publicPodcastLimit) }),
  };
}

export const LISTICLE_LABELS: Readonly<Record<keyof ListicleFields, string>> = {
  isPublicListicle: 'Everyone can see it', isPublicForTeam: 'Your team can see it', publicTitle: 'Title', publicDescription: 'Text', publicSlug: 'URL', publicPodcastLimit: 'Podcasts on the page',
};
