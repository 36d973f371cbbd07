/** The form for a card that the user owns, with a preview of its face and its text. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GameName } from '../../books/books.ts';
import { CardFace, type CardFaceData } from '../../cards/CardFace.tsx';
import { deskOf } from '../../connection/decks/desk-door.ts';
import type { OverlayData } from '../../connection/overlays/kept-overlays.ts';
import { errorText, t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { useUnsent } from '../../ui/use-unsent.ts';
import {
  ABILITIES,
  type CardRecord,
  type Entry,
  entryOf,
  mended,
  RACES,
  type ReadEntry,
  readEntry,
  recordsOf,
  TYPES,
  Unreadable,
  withCard,
  withoutUnsaid,
} from './entry.ts';
import { EXAMPLES } from './examples.ts';

/** The pause after typing before the card is read, in milliseconds. */
const PAUSE = 150;

/** A fault of the entry. */
interface Fault {
  /** the line of the words; null for a field of the form */
  readonly line: number | null;
  readonly message: string;
  readonly suggestions: readonly string[];
}

/** What the desk makes of an entry. */
interface Seen {
  readonly face: CardFaceData | null;
  readonly changes: readonly string[];
  readonly faults: readonly Fault[];
}

interface Given {
  game: GameName;
  overlay: OverlayData;
  card: string;
  race: string | undefined;
  /** saves an overlay with the card. @throws Error with the reason if it cannot */
  save(data: OverlayData, record: CardRecord): Promise<void>;
}

/** The form for a card: what the user has entered before, or the start that is known of the card. */
export function CardForm(given: Given) {
  const { game, overlay, card, race } = given;
  const { data, error } = useQuery({
    queryKey: ['start of', game, card, race],
    queryFn: () => startOf(game, overlay, card, race),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error !== null) throw error;
  if (data === undefined) return <p className="quiet">{t('library.loading')}</p>;
  return <Filled {...given} start={data} />;
}

/** The start of an entry: the user's own, what is known of the card, or its title alone. */
async function startOf(game: GameName, overlay: OverlayData, card: string, race: string | undefined): Promise<Entry> {
  const own = recordsOf(overlay).filter(record => record.card === card || record.title === card);
  const mine = own.find(record => race === undefined || record.race === race) ?? own[0];
  if (mine !== undefined) return entryOf(mine);
  const bare = card.replace(/ \([^()]*\)$/, '');
  const start =
    (await deskOf(game).startOverlay(card, overlay.by)) ?? (await deskOf(game).startOverlay(bare, overlay.by));
  const records = start === null ? [] : recordsOf(start as unknown as OverlayData);
  const named = (record: CardRecord) =>
    record.card === card || record.race === race || String(record.card).toLowerCase().endsWith(`(${race})`);
  const found = records.find(named) ?? records[0];
  const { because: _, ...known } = found ?? { title: card, type: 'character' };
  return entryOf(withoutUnsaid(known));
}

function Filled({ game, overlay, card, race, start, save }: Given & { start: Entry }) {
  const [{ entry, by }, setUnsent, forget] = useUnsent(`card ${game} ${card} ${race ?? ''}`, () => ({
    entry: start,
    by: overlay.by,
  }));
  const change = (part: Partial<Entry>) => setUnsent({ entry: { ...entry, ...part }, by });
  const seen = useSeen(game, overlay, entry);
  const [state, setState] = useState<'idle' | 'saving' | string>('idle');
  const keep = async () => {
    setState('saving');
    try {
      const { record } = readEntry(entry);
      await save(withCard({ ...overlay, by: by.trim() || t('ownCards.me') }, record), record);
      forget();
    } catch (error) {
      setState(errorText(error as Error));
    }
  };
  const blocked = seen === null || seen.faults.length > 0 || seen.face === null;
  return (
    <form
      className="enter"
      onSubmit={event => {
        event.preventDefault();
        void keep();
      }}
    >
      <h1>{entry.title}</h1>
      <p className="soft">{entry.correction ? t('ownCards.aboutCorrection') : t('ownCards.aboutCard')}</p>
      <div className="two">
        <div className="about">
          <div className="fields">
            {!entry.correction && (
              <>
                <Pick label={t('ownCards.type')} value={entry.type} of={TYPES} choose={type => change({ type })} />
                <Pick
                  label={t('ownCards.race')}
                  value={entry.race}
                  of={RACES}
                  none={t('ownCards.noRace')}
                  choose={race => change({ race })}
                />
              </>
            )}
            <Short label={t('ownCards.cost')} value={entry.cost} change={cost => change({ cost })} />
          </div>
          <fieldset className="fields">
            <legend>{t('ownCards.abilities')}</legend>
            {ABILITIES.map(name => (
              <Short
                key={name}
                label={capital(name)}
                value={entry.abilities[name] ?? ''}
                change={n => change({ abilities: { ...entry.abilities, [name]: n } })}
              />
            ))}
          </fieldset>
          <Line
            label={t('ownCards.keywords')}
            help={t('ownCards.keywordsHelp')}
            value={entry.keywords}
            change={keywords => change({ keywords })}
          />
          <Labelled label={t('ownCards.words')} help={t('ownCards.wordsHelp')}>
            {marks => (
              <textarea
                {...marks}
                className="words"
                rows={9}
                spellCheck={false}
                autoCapitalize="off"
                value={entry.words}
                onChange={event => change({ words: event.currentTarget.value })}
              />
            )}
          </Labelled>
          <Example type={entry.type} take={words => change({ words })} />
          <Line
            label={t('ownCards.by')}
            help={t('ownCards.byHelp')}
            value={by}
            change={name => setUnsent({ entry, by: name })}
          />
        </div>
        <section className="face" aria-label={t('ownCards.preview')}>
          <h2>{t('ownCards.preview')}</h2>
          {seen?.face ? (
            <CardFace face={seen.face} size="reading" />
          ) : (
            <p className="quiet">{seen === null ? t('library.loading') : t('ownCards.noPreview')}</p>
          )}
          {seen?.changes.map(line => (
            <p key={line} className="small">
              {line}
            </p>
          ))}
          <div role="status">
            {seen !== null && seen.faults.length > 0 && (
              <>
                <p className="refused">{t('ownCards.faults', { count: seen.faults.length })}</p>
                <ul className="faults">
                  {seen.faults.map(fault => (
                    <FaultLine
                      key={`${fault.line} ${fault.message}`}
                      fault={fault}
                      take={word =>
                        fault.line !== null && change({ words: mended(entry.words, fault.line, fault.message, word) })
                      }
                    />
                  ))}
                </ul>
              </>
            )}
            {seen?.faults.length === 0 && <p className="small">{t('ownCards.reads')}</p>}
          </div>
        </section>
      </div>
      {state !== 'idle' && state !== 'saving' && (
        <p className="refused" role="alert">
          {state}
        </p>
      )}
      <button type="submit" className="btn primary" disabled={blocked || state === 'saving'}>
        {t('ownCards.save')}
      </button>
    </form>
  );
}

/** What the desk makes of an entry, a moment after it was typed; null before the first answer. The last face stays until there is a new one. */
function useSeen(game: GameName, overlay: OverlayData, entry: Entry): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  const { overlay: name, by } = overlay;
  useEffect(() => {
    let late = false;
    const timer = setTimeout(async () => {
      const next = await see(game, { overlay: name, by: by || 'me', game }, entry).catch(
        (error: unknown): Seen => ({
          face: null,
          changes: [],
          faults: [{ line: null, message: errorText(error as Error), suggestions: [] }],
        }),
      );
      if (!late) setSeen(before => ({ ...next, face: next.face ?? before?.face ?? null }));
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [game, name, by, entry]);
  return seen;
}

async function see(game: GameName, head: OverlayData, entry: Entry): Promise<Seen> {
  const desk = deskOf(game);
  let read: ReadEntry;
  try {
    read = readEntry(entry);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { face: null, changes: [], faults: [{ line: error.line, message: error.message, suggestions: [] }] };
  }
  const { record } = read;
  const { cards, faults } = await desk.readOverlay(withCard(head, record));
  const [only] = cards;
  if (only !== undefined) return { face: only.face, changes: only.changes, faults: [] };
  return {
    face: entry.correction ? null : await desk.sketch(record),
    changes: [],
    // behind the list and the place in it, a place is one of the card
    faults: faults.map(({ at, message, suggestions }) => ({ line: read.line(at.slice(2)), message, suggestions })),
  };
}

/** A fault, with what may be meant to press. */
function FaultLine({ fault: { line, message, suggestions }, take }: { fault: Fault; take(word: string): void }) {
  return (
    <li>
      {line === null ? message : t('ownCards.inLine', { line, message })}
      {suggestions.length > 0 && (
        <span className="meant">
          {t('ownCards.didYouMean')}{' '}
          {suggestions.map(word =>
            line === null ? (
              <b key={word}>{word}</b>
            ) : (
              <button key={word} type="button" className="btn" onClick={() => take(word)}>
                {word}
              </button>
            ),
          )}
        </span>
      )}
    </li>
  );
}

/** An example for a type of card, to read or to take. */
function Example({ type, take }: { type: string; take(words: string): void }) {
  const example = EXAMPLES[type];
  if (example === undefined) return null;
  return (
    <details className="example">
      <summary>{t('ownCards.example')}</summary>
      <pre>{example}</pre>
      <button type="button" className="btn" onClick={() => take(example)}>
        {t('ownCards.takeExample')}
      </button>
    </details>
  );
}

/** A choice between a few words of the game. */
function Pick({
  label,
  value,
  of,
  none,
  choose,
}: {
  label: string;
  value: string;
  of: readonly string[];
  none?: string;
  choose(value: string): void;
}) {
  return (
    <Labelled label={label}>
      {marks => (
        <select {...marks} value={value} onChange={event => choose(event.currentTarget.value)}>
          {(none !== undefined || !of.includes(value)) && <option value="">{none ?? ''}</option>}
          {of.map(word => (
            <option key={word} value={word}>
              {capital(word)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** A field for a number, which may stay empty. */
const Short = ({ label, value, change }: { label: string; value: string; change(value: string): void }) => (
  <Labelled label={label}>
    {marks => (
      <input
        {...marks}
        className="n"
        inputMode="numeric"
        maxLength={3}
        value={value}
        onChange={event => change(event.currentTarget.value)}
      />
    )}
  </Labelled>
);

/** A line of text. */
const Line = ({
  label,
  help,
  value,
  change,
}: {
  label: string;
  help: string;
  value: string;
  change(value: string): void;
}) => (
  <Labelled label={label} help={help}>
    {marks => <input {...marks} maxLength={200} value={value} onChange={event => change(event.currentTarget.value)} />}
  </Labelled>
);
