import type { Episode } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import classes from '../../widgets/Credits.module.css';
import { describeRole, describeSource, groupByRole, personPath } from '../../widgets/credits';

type Person = NonNullable<Episode['episodeGuestsAndHosts']>[number];

/** The people in the episode and people it mentions, each with the source. */
export function People({ episode }: { episode: Episode }) {
  const groups = groupByRole(episode.episodeGuestsAndHosts ?? []);
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="section-heading">
        People
      </h2>
      {groups.length === 0 && <p className={classes.note}>No people found.</p>}
      <div className={classes.groups}>
        {groups.map(({ heading, people }) => (
          <div key={heading}>
            <h3 className={classes.group}>{heading}</h3>
            <ul className={classes.list} aria-label={heading}>
              {people.map((person) => (
                <PersonItem key={person.name} person={person} episodeId={episode.episodeId} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function PersonItem({ person, episodeId }: { person: Person; episodeId: string }) {
  const href = personPath(person.type, person.name, { episode: episodeId });
  const role = describeRole(person);
  return (
    <li>
      {href ? <AppLink href={href}>{person.name}</AppLink> : <span className={classes.name}>{person.name}</span>}
      {role && <p className={classes.role}>{role}</p>}
      <p className={classes.note} title={person.snippet ?? undefined}>
        {describeSource(person.source, person.confidence)}
      </p>
    </li>
  );
}
