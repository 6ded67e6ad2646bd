import { expect, it } from 'vitest';
import { paths } from './paths';

it('lists every address', () => {
  const all = {
    home: paths.home(),
    about: paths.about(),
    search: paths.search({ q: 'cold storage', genres: ['arts', 'health & fitness'], page: null }),
    appSearch: paths.appSearch({ q: 'a' }),
    podcasts: paths.podcasts(),
    directory: paths.directory(),
    directoryLetter: paths.directoryLetter('B'),
    directoryPage: paths.directoryLetter('0', 100),
    podcast: paths.podcast('the-cold-shelf'),
    podcastPage: paths.podcast('the-cold-shelf', { skip: 25, transcripts: true }),
    episode: paths.episode('the-cold-shelf', 'ice/age'),
    moment: paths.episode('the-cold-shelf', 'pilot', { t: 61.9, find: 'ice' }),
    signIn: paths.signIn({ email: 'a@b.example', message: 'signed-out' }),
    magicEmailSent: paths.magicEmailSent('a+b@c.example'),
    emailLink: paths.emailLink('k'),
    app: paths.app(),
    charts: paths.charts({ chartType: 'apple', country: 'us', category: 'tv & film', date: null }),
    signOut: paths.signOut(),
    error: paths.error(404, 'Gone'),
  };
  expect(all).toEqual({
    home: '/',
    about: '/about',
    search: '/search?q=cold+storage&genres=arts&genres=health+%26+fitness',
    appSearch: '/app/search?q=a',
    podcasts: '/podcasts',
    directory: '/podcasts/directory',
    directoryLetter: '/podcasts/directory/b',
    directoryPage: '/podcasts/directory/0?skip=100',
    podcast: '/podcasts/the-cold-shelf',
    podcastPage: '/podcasts/the-cold-shelf?skip=25&transcripts=yes',
    episode: '/podcasts/the-cold-shelf/ice%2Fage',
    moment: '/podcasts/the-cold-shelf/pilot?t=61&find=ice',
    signIn: '/sign-in?email=a%40b.example&message=signed-out',
    magicEmailSent: '/sign-in/magic-email-sent?email=a%2Bb%40c.example',
    emailLink: '/sign-in/email-link?key=k',
    app: '/app',
    charts: '/app/charts?chartType=apple&country=us&category=tv+%26+film',
    signOut: '/app/sign-out',
    error: '/errors/404?message=Gone',
  });
});
