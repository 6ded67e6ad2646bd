import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { expect, it } from 'vitest';
import { api, later, type SentCall } from '../../testing/api';
import { renderPage, setWindowWidth, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

/** Without the filters beside the results. */
const NARROW = 800;
const PODCASTS = '/api/v1/search/podcasts';
const EPISODES = '/api/v1/search/episodes';
type PodcastHit = Schemas['PodcastHitView'];

const hit = (title: string, fields: Partial<PodcastHit> = {}) => sample('PodcastHitView', { podcastId: title, podcastSlug: title.toLowerCase(), podcastRssTitle: title, podcastRssTitleLatest: title, ...fields });

const found = (hits: PodcastHit[], value = hits.length) => ({ result: sample('SearchResult_PodcastHitView', { hits, hitsReturned: hits.length, total: sample('SearchTotal', { value, relation: 'eq' }) }) });

const isCount = ({ body }: SentCall) => (body as { countOnly?: boolean }).countOnly === true;

/** Answers searches with these podcasts, and episodes without results. */
function answerSearches(hits: PodcastHit[] = [hit('Salt')]): void {
  api.on('post', PODCASTS, found(hits));
  api.on('post', EPISODES, {});
  api.on('post', '/api/v1/agent/alternative-spellings', {});
  api.on('get', '/api/v1/public/statistics', {});
  api.on('get', '/api/v1/saved-searches', {});
}

/** The searches that were sent to a call, without counts. */
const searches = (call: typeof PODCASTS | typeof EPISODES = PODCASTS) => api.calls('post', call).filter((sent) => !isCount(sent)).map(({ body }) => body as Schemas['SearchRequest']);

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search podcasts and episodes' });
const summary = () => screen.getByTestId('query-summary').textContent;
const fields = () => within(screen.getByRole('group', { name: 'Search in' })).getAllByRole('checkbox');
const sort = () => within(screen.getByRole('group', { name: 'Sort' }));
const filters = () => within(screen.getByRole('region', { name: 'Filters' }));
const results = async () => expect(await screen.findByRole('heading', { name: 'Salt' })).toBeTruthy();

it.each(['shelf', '深度学习', 'การลงทุน'])('searches for “%s” in quotes as an exact phrase, also after a reload', async (text) => {
  setWindowWidth(NARROW);
  answerSearches();
  const terms = [{ searchTerm: text, searchTermOptions: { matchMode: 'must', phraseMatch: true } }];
  const { user, router, unmount } = await renderPage('/search');
  await user.type(box(), `"${text}"{Enter}`);
  await results();
  expect(summary()).toBe(`Podcasts with “${text}”, in titles and descriptions.`);
  expect(searches()).toMatchObject([{ searchTerms: terms }]);
  const url = router.state.location.href;
  unmount();
  await renderPage(url);
  await results();
  expect(box().value).toBe(`"${text}"`);
  expect(searches().at(-1)).toMatchObject({ searchTerms: terms });
});

const views = () => within(screen.getByRole('radiogroup', { name: 'View' })).getAllByRole<HTMLInputElement>('radio');

it('shows results as a list unless a table is chosen', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  const { user, router } = await renderPage('/search?q=salt');
  await results();
  expect(views().map(({ value, checked }) => [value, checked])).toEqual([['list', true], ['table', false]]);
  await user.click(views()[1] as HTMLInputElement);
  await screen.findByRole('table');
  expect(router.state.location.search).toMatchObject({ view: 'table' });
});

const FREQUENCIES = [sample('FacetView', { facet: 'updateFrequency', counted: 9, values: [{ value: 'weekly', count: 6 }, { value: 'stale', count: 3 }] })];

it('chooses publishing frequencies where their counts are', async () => {
  signIn();
  answerSearches();
  api.on('post', PODCASTS, { ...found([hit('Salt')]), facets: FREQUENCIES });
  const { user, router } = await renderPage('/search?q=salt');
  await results();
  await user.click(await filters().findByRole('button', { name: /^Less than monthly/ }));
  await waitFor(() => expect(searches().at(-1)).toMatchObject({ updateFrequencies: ['stale'] }));
  expect(summary()).toBe('Podcasts with salt, in titles, descriptions and episodes, published less than monthly.');
  expect(router.state.location.search).toMatchObject({ frequency: 'stale' });
});

it('shows counts of publishing frequencies without choices when the plan has no such filter', async () => {
  answerSearches();
  api.on('post', PODCASTS, { ...found([hit('Salt')]), facets: FREQUENCIES });
  await renderPage('/search?q=salt');
  await results();
  expect((await filters().findByText('Less than monthly')).nextElementSibling?.textContent).toBe('3');
  expect(filters().queryByRole('button', { name: /^Less than monthly/ })).toBeNull();
});

it('searches podcasts in two fields and episodes in five', async () => {
  answerSearches();
  const { user, router } = await renderPage('/search?q=salt');
  await results();
  expect(fields()).toHaveLength(2);
  await user.click(within(screen.getByRole('radiogroup', { name: 'What to search' })).getByText('Episodes and moments'));
  await waitFor(() => expect(fields()).toHaveLength(5));
  expect(summary()).toBe('Episodes with salt, in titles, descriptions and transcripts.');
  for (const name of ['Episode title', 'Episode description', 'Podcast title']) await user.click(screen.getByRole('checkbox', { name }));
  await waitFor(() => expect(router.state.location.href).toMatch(/in=podcast-title&in=transcript/));
  expect(summary()).toBe('Episodes with salt, in podcast titles and transcripts.');
  expect(searches(EPISODES).at(-1)?.searchTerms).toMatchObject([{ searchTargets: ['podcast-title', 'transcript'] }]);
  await user.click(screen.getByRole('button', { name: 'Remove filter Only in podcast titles and transcripts' }));
  await waitFor(() => expect(router.state.location.href).not.toContain('in='));
});

it('explains why it searches episodes, and offers podcasts instead', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  const { user, router } = await renderPage('/search?q=salt&in=transcript&genres=arts');
  await screen.findByText('Searching episodes because a transcript term is set.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Episodes and moments/ }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Search podcasts instead' }));
  await waitFor(() => expect(router.state.location.href).toBe('/search?q=salt&genres=arts'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Podcasts/ }).checked).toBe(true);
});

it('announces the summary of the query, with the words of the reader', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  await renderPage('/search?q=salt+water+-sugar');
  await results();
  expect(screen.getByTestId('query-summary').getAttribute('aria-live')).toBe('polite');
  expect(summary()).toBe('Podcasts that mention salt or water, without sugar, in titles, descriptions and episodes.');
  expect(Array.from(screen.getByTestId('query-summary').querySelectorAll('strong'), ({ textContent }) => textContent)).toEqual(['salt', 'water', 'sugar']);
});

it('asks for a term or a filter', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  await renderPage('/search');
  expect(await screen.findByText('At least one search term or filter is required.')).toBeTruthy();
  expect(searches()).toEqual([]);
});

it('sorts the table, also after a reload', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  const { user, router } = await renderPage('/search?q=the&view=table');
  const table = within(await screen.findByRole('table', { name: 'Podcast results' }));
  await user.click(table.getByRole('button', { name: 'Podcast' }));
  await waitFor(() => expect(router.state.location.href).toContain('sort=title'));
  expect((await screen.findByRole('columnheader', { name: 'Podcast' })).getAttribute('aria-sort')).toBe('ascending');
  await user.click(await screen.findByRole('button', { name: 'Podcast' }));
  await waitFor(() => expect(router.state.location.href).toContain('sort=title%2Cdesc'));
  expect((await screen.findByRole('columnheader', { name: 'Podcast' })).getAttribute('aria-sort')).toBe('descending');
});

it('opens the table in the order of the URL', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  await renderPage('/search?q=the&view=table&sort=title');
  expect((await screen.findByRole('columnheader', { name: 'Podcast' })).getAttribute('aria-sort')).toBe('ascending');
});

it.each(['list', 'table'])('shows a match in a keyword in the %s', async (view) => {
  setWindowWidth(NARROW);
  answerSearches([hit('Salt', { podcastOtherHighlights: [sample('FieldHighlightView', { field: 'keyword', highlighted: '<em>fermentation</em>' })] })]);
  await renderPage(`/search?q=fermentation&view=${view}`);
  await waitFor(() => expect(screen.getAllByText((_, element) => element?.textContent === 'Keyword: fermentation').length).toBeGreaterThan(0));
});

it('has paid filters in the URL, the chips and the query summary', async () => {
  signIn();
  answerSearches();
  const { user, router } = await renderPage('/search?q=the');
  await screen.findByRole('region', { name: 'Results' });
  await user.click(filters().getByRole('combobox', { name: 'Social profiles' }));
  await user.click(await screen.findByRole('option', { name: 'YouTube' }));
  await waitFor(() => expect(router.state.location.href).toContain('socials=youtube'));
  await user.click(within(filters().getByRole('radiogroup', { name: 'Has a contact' })).getByText('Yes'));
  await waitFor(() => expect(router.state.location.href).toContain('has-contact=yes'));
  expect(summary()).toBe('Podcasts with the, in titles, descriptions and episodes, with a contact, on YouTube.');
  await user.click(await screen.findByRole('button', { name: 'Remove filter On YouTube' }));
  await waitFor(() => expect(router.state.location.href).not.toContain('socials'));
});

it('ignores unknown URL parameters with a notice', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  await renderPage('/search?q=the&mode=all&active=soon&utm=1');
  expect(await screen.findByText('Ignored unknown URL parameters: mode, active and utm.')).toBeTruthy();
});

it('shows the request ID of an error, and tries again', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  api.on('post', PODCASTS, api.fail(500, { message: 'Internal error', code: 'internal' }));
  const { user } = await renderPage('/search?q=the');
  expect((await screen.findByRole('alert')).textContent).toContain('req_test');
  api.on('post', PODCASTS, found([hit('Salt')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await results();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reports a lost connection', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  api.on('post', PODCASTS, () => Promise.reject(new TypeError('Failed to fetch')));
  await renderPage('/search?q=the');
  expect(await screen.findByText('Unable to connect to the API server. Please try again later.')).toBeTruthy();
});

it('reports a rate limit with a clock instead of a padlock', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  api.on('post', PODCASTS, api.fail(429, { message: 'Too many requests', code: 'rate_limited', headers: { 'retry-after': '3' } }));
  await renderPage('/search?q=the');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Too many searches at once');
  expect(alert.querySelector('.tabler-icon-clock')).toBeTruthy();
  expect(alert.querySelector('.tabler-icon-lock')).toBeNull();
});

it('states in local time when used-up searches come back', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  const reset = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  api.on('post', PODCASTS, api.fail(429, { message: `You have used all 10 searches of your plan for today. They reset on ${reset} at 00:00 UTC. The business plan includes 1,000 a month.`, code: 'quota_exceeded', headers: { 'retry-after': '90000' } }));
  await renderPage('/search?q=the');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/all 10 searches.*They reset on .+ at \d{1,2}:\d{2}.*The business plan includes 1,000 a month/);
  expect(alert.textContent).not.toContain('UTC');
  expect(within(alert).getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing');
});

it('marks a partial search as incomplete', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  api.on('post', PODCASTS, { ...found([hit('Salt')]), partial: true });
  await renderPage('/search?q=the');
  expect(await screen.findByText(/The search ran out of time before it reached the whole catalog, so results may be incomplete/)).toBeTruthy();
});

it('names the words when nothing contains them, and offers a search by meaning', async () => {
  setWindowWidth(NARROW);
  answerSearches([]);
  api.on('post', PODCASTS, ({ body }) => found((body as { mode?: string }).mode === 'meaning' ? [hit('Salt')] : []));
  const { user, router } = await renderPage('/search?q=qqzzxxqq');
  expect(await screen.findByText('Nothing contains “qqzzxxqq”.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Search by meaning/ }));
  await waitFor(() => expect(router.state.location.href).toContain('by=meaning'));
});

it('offers only spellings and searches that have results', async () => {
  setWindowWidth(NARROW);
  answerSearches([]);
  api.on('post', '/api/v1/agent/alternative-spellings', { spellings: ['Smith', 'Smythe'] });
  api.on('post', PODCASTS, ({ body }) => found(JSON.stringify(body).includes('"Smith"') ? [hit('Salt')] : []));
  const { user, router, loaded } = await renderPage('/search?q=Smyyth');
  await user.click(within(await screen.findByRole('group', { name: 'Did you mean' })).getByRole('button', { name: 'Smith' }));
  await waitFor(() => expect(router.state.location.href).toContain('q=Smith'));
  await loaded();
  for (const name of ['Smythe', /^Search by meaning/, /^Search episodes/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('offers the genre when the search is the name of one', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  api.on('get', '/api/v1/public/statistics', { genres: [{ value: 'business', count: 3 }] });
  const { user, router } = await renderPage('/search?q=Business');
  await user.click(await screen.findByRole('button', { name: 'Show podcasts of this genre' }));
  await waitFor(() => expect(router.state.location.href).toBe('/search?genres=business'));
});

it.each(['list', 'table'])('shows the episode because of which a podcast is found in the %s', async (view) => {
  setWindowWidth(NARROW);
  answerSearches([hit('Salt', { podcastMatchingEpisode: sample('MatchingEpisodeView', { episodeSlug: 'a-visit', highlighted: 'Of <em>bees</em>' }) })]);
  await renderPage(`/search?q=bees&view=${view}`);
  const link = await screen.findByRole('link', { name: 'Of bees' });
  expect(link.getAttribute('href')).toContain('a-visit');
  expect(link.querySelector('mark, em')?.textContent).toBe('bees');
});

it('fills the default filters of the reader into a new search, and searches only with them', async () => {
  setWindowWidth(NARROW);
  signIn();
  answerSearches();
  const defaults = { genres: ['arts'] };
  api.on('get', '/api/v1/users/preferences', { preferences: sample('PreferencesView', { search: sample('SearchPreferencesView', { defaultSearchFilters: { includeItunesGenres: defaults.genres } }) }) });
  const { router } = await renderPage('/search?q=salt&default-filters=yes');
  await waitFor(() => expect(router.state.location.href).toBe('/search?q=salt&genres=arts'));
  await results();
  expect(searches().every(({ includeItunesGenres }) => includeItunesGenres?.[0] === 'arts')).toBe(true);
});

it('offers the correction of a misspelled group within the group', async () => {
  setWindowWidth(NARROW);
  answerSearches([]);
  api.on('post', PODCASTS, { ...found([]), didYouMean: '(shelf or zzqqxx)' });
  const { user, router } = await renderPage('/search?any=1|shelff&any=1|zzqqxx');
  await user.click(await screen.findByRole('button', { name: '(shelf or zzqqxx)' }));
  await waitFor(() => expect(router.state.location.href).toContain('any=1%7Cshelf&any=1%7Czzqqxx'));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Group 1, term 1: words' })).value).toBe('shelf');
});

it('sorts by a field with a direction, a position for unknown values, and a second field', async () => {
  signIn();
  answerSearches();
  const { user, router } = await renderPage('/search?q=the');
  await results();
  await user.selectOptions(sort().getByRole('combobox', { name: 'Sort by' }), 'totalEpisodes');
  await results();
  await user.click(sort().getByRole('button', { name: 'Highest first: reverse order' }));
  await results();
  await user.selectOptions(sort().getByRole('combobox', { name: /^Results with unknown/ }), 'first');
  await results();
  await user.selectOptions(sort().getByRole('combobox', { name: 'Then by' }), 'title');
  await waitFor(() => expect(router.state.location.href).toContain('sort=totalEpisodes%2Casc%2Cunknown-first&sort=title'));
});

it('switches to episodes for the filter of guests and hosts', async () => {
  signIn();
  answerSearches();
  const { user, router } = await renderPage('/search?q=the');
  await results();
  const person = within(filters().getByRole('group', { name: 'Guest or host' }));
  await user.selectOptions(person.getByRole('combobox', { name: /role$/ }), 'host');
  await user.type(person.getByRole('textbox'), 'zzqqxx');
  await user.click(person.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(router.state.location.href).toContain('person=host%7Czzqqxx'));
  expect(await screen.findByText('Searching episodes because the “guests and hosts” filter is on.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove filter With zzqqxx as host' }));
  await waitFor(() => expect(router.state.location.href).not.toContain('person='));
});

it('locks filters and further results of visitors, with an explanation', async () => {
  answerSearches();
  api.on('post', PODCASTS, found([hit('Salt'), hit('Water'), hit('Ice')], 40));
  await renderPage('/search?q=the&has-transcript=yes&socials=youtube');
  await results();
  expect(filters().getByText(/^\d+ more filters with an account or a paid plan/)).toBeTruthy();
  expect(filters().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in?source=filters');
  expect(screen.getByText('“Has a transcript” needs a free account and was ignored.')).toBeTruthy();
  expect(screen.getByText('“Social profiles” needs a paid plan and was ignored.')).toBeTruthy();
  expect(filters().queryByRole('radiogroup', { name: 'Has a contact' })).toBeNull();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('3 of 40 podcasts on the public plan. Sign in for more');
  expect(screen.getByRole('link', { name: 'Sign in for more' })).toBeTruthy();
});

it('gives the hidden facts of visitors one lock, and does not call them unknown', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  await renderPage('/search?q=salt');
  await results();
  const facts = within(screen.getByRole('list', { name: 'Facts' }));
  expect(facts.getByText('Upgrade to see guests, contacts and audience')).toBeTruthy();
  expect(facts.queryByText(/(guests|audience) unknown/i)).toBeNull();
});

it('states activity, guests, contact, audience and score of each podcast', async () => {
  setWindowWidth(NARROW);
  signIn();
  answerSearches([hit('Salt', { updateFrequency: 'weekly', lastEpisodeDate: '2020-01-02T00:00:00Z', podcastHasGuests: true, podcastAudienceEstimatedMonthlyListeners: 1200, podcastAuthorityScoreTotal: 41 })]);
  await renderPage('/search?q=salt');
  await results();
  const facts = within(screen.getByRole('list', { name: 'Facts' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Weekly, latest 2 Jan 2020', 'Has guests', 'No email found', 'About 1.2k listeners', 'Score 41']);
});

it('cuts a long query in the title of the window', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  const query = 'how they raised a seed round without a network '.repeat(12);
  await renderPage(`/search?q=${encodeURIComponent(query)}`);
  await results();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('how they raised');
  expect(document.title.length).toBeLessThan(100);
});

it('lets visitors select podcasts of the table for a comparison only', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  api.on('post', PODCASTS, found([hit('Salt'), hit('Water'), hit('Ice')]));
  const { user } = await renderPage('/search?q=salt&view=table');
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Salt' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Water' }));
  expect(await screen.findByText('2 of 4 selected')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Select / })).toBeNull();
});

it('compares selected rows of the table, four at most', async () => {
  setWindowWidth(NARROW);
  signIn();
  answerSearches(['Salt', 'Water', 'Ice', 'Cold', 'Snow'].map((title) => hit(title)));
  api.on('get', '/api/v1/podcasts/{podcastIdOrSlug}', ({ path: { podcastIdOrSlug: slug = '' } }) => ({ podcast: sample('PodcastView', { id: slug, slug, title: slug }) }));
  const { user } = await renderPage('/search?q=salt&view=table');
  const table = within(await screen.findByRole('table', { name: 'Podcast results' }));
  for (const title of ['Salt', 'Water', 'Ice', 'Cold', 'Snow']) await user.click(table.getByRole('checkbox', { name: `Select ${title}` }));
  const bar = within(screen.getByRole('region', { name: 'Selected results' }));
  expect(bar.queryByRole('button', { name: /^Compare/ })).toBeNull();
  await user.click(table.getByRole('checkbox', { name: 'Select Snow' }));
  await user.click(await bar.findByRole('button', { name: 'Compare 4' }));
  const comparison = within(await screen.findByRole('dialog', { name: 'Compare podcasts' }));
  await waitFor(() => expect(comparison.getAllByRole('columnheader').filter((header) => within(header).queryByRole('link'))).toHaveLength(4));
});

it('selects the results that the plan reaches, and says what was not added and why', async () => {
  setWindowWidth(NARROW);
  signIn({}, { maxResultsPerSearch: 100 });
  answerSearches();
  api.on('post', PODCASTS, { ...found([hit('Salt'), hit('Water')], 1_000), searchId: 's1' });
  api.on('get', '/api/v1/projects', { projects: [sample('ProjectView', { projectId: 'l1', slug: 'tour', name: 'Autumn tour', status: 'ACTIVE' })] });
  api.on('post', '/api/v1/projects/{projectIdOrSlug}/podcasts/bulk', { changeId: null, changedCount: 98, skipped: [{ id: 'a', reason: 'already-listed' }, { id: 'b', reason: 'over-limit' }], limit: null, resultsLimit: 100 });
  api.on('patch', '/api/v1/users/preferences', {});
  const { user } = await renderPage('/search?q=salt');
  await results();
  await user.click(screen.getByRole('checkbox', { name: 'Select all results shown' }));
  const bar = within(screen.getByRole('region', { name: 'Selected results' }));
  await user.click(bar.getByRole('button', { name: 'Select the first 100 results' }));
  expect(bar.getByRole('status').textContent).toBe('The first 100 results selected');
  await user.click(bar.getByRole('button', { name: 'Add to list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add the first 100 results to a list' }));
  await user.click(await dialog.findByRole('option', { name: /Autumn tour/ }));
  await screen.findByText(/Added 98 podcasts to Autumn tour\..*Your plan reaches the first 100 results of a search; the others were not added\./);
});

it('reports a saved search that does not exist', async () => {
  setWindowWidth(NARROW);
  signIn();
  answerSearches();
  api.on('get', '/api/v1/saved-searches/{savedSearchId}', api.fail(404, { code: 'not_found' }));
  await renderPage('/app/search?saved=nothing');
  expect(await screen.findByText('This saved search doesn’t exist, or isn’t shared with you')).toBeTruthy();
});

it('has the quick look in the URL: a link opens it, Back and its button close it', async () => {
  setWindowWidth(NARROW);
  answerSearches([hit('Salt'), hit('Water')]);
  const { user, router } = await renderPage('/search?q=ice');
  await results();
  await user.click(screen.getAllByRole('button', { name: 'Quick look' })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Quick look: Salt' });
  expect(router.state.location.href).toContain('look=salt');
  await user.keyboard('j');
  await screen.findByRole('dialog', { name: 'Quick look: Water' });
  router.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.href).toBe('/search?q=ice');
  expect(searches()).toHaveLength(1);
});

it('keeps the former results, dimmed, until the next ones are there', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  const { user } = await renderPage('/search?q=salt');
  await results();
  api.on('get', '/api/v1/autocomplete/podcasts', {});
  const answer = later<ReturnType<typeof found>>();
  api.on('post', PODCASTS, () => answer.promise);
  await user.clear(box());
  await user.type(box(), 'water{Enter}');
  await screen.findByRole('heading', { name: 'Results for water' });
  expect(screen.getByRole('heading', { name: 'Salt' }).closest('[aria-busy=true]')).toBeTruthy();
  answer.resolve(found([hit('Water')]));
  expect(await screen.findByRole('heading', { name: 'Water' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Salt' })).toBeNull();
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

it('opens the quick look of a link, and closes it without leaving the page', async () => {
  setWindowWidth(NARROW);
  answerSearches([hit('Salt'), hit('Water')]);
  const { user, router } = await renderPage('/search?q=ice&look=water');
  await screen.findByRole('dialog', { name: 'Quick look: Water' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.href).toBe('/search?q=ice');
});

it('names the page of a result that its link no longer finds', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  await renderPage('/search?q=ice&look=water');
  await results();
  expect(screen.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toBe('/podcasts/water');
});

it('lists the shortcuts of the results', async () => {
  setWindowWidth(NARROW);
  answerSearches();
  const { user } = await renderPage('/search?q=salt');
  await results();
  await user.keyboard('?');
  expect(within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('Next result (Enter opens it)')).toBeTruthy();
});
