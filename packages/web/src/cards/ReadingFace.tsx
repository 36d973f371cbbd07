/** A card in reading size, with everything that is on it. */
import type { CardFace } from '@orrery/table';
import type { ReactNode } from 'react';
import { commaList, gameLanguage, t } from '../copy/index.ts';
import { Cost, changeClass, classesOf, Marks, Plate, PointSigns, States } from './FaceParts.tsx';
import { Figure } from './Figure.tsx';
import { numberNow } from './number-now.ts';
import { sigilOf } from './sigils.ts';
import { signOf } from './signs.ts';
import type { CardState } from './state.ts';

/** A title whose lines may also end behind a slash, as in "Ganymede/Occupied Tunnels". */
const breakable = (title: string): ReactNode[] =>
  title.split('/').flatMap((part, i) => (i === 0 ? [part] : ['/', <wbr key={part} />, part]));

/** A card in reading size, with everything that is on it. */
export function ReadingFace({
  face,
  state,
  scan,
  write = text => text,
}: {
  face: CardFace;
  state: CardState;
  scan?: string | undefined;
  write?: ((text: string) => ReactNode) | undefined;
}) {
  const { code, cost, title, subtitle, kind, numbers, small, needs, makes, marks, keywords, lines, text, unique } =
    face;
  const changes = numbers.flatMap(({ key, label, value }) => {
    const now = numberNow(face, key, state);
    return now.change === 0 ? [] : [printed(label, now.value, value, now.why)];
  });
  return (
    <div
      className={classesOf(face, { ...state, lying: '', neutralized: '' }, 'xl')}
      data-card={face.id}
      lang={gameLanguage()}
    >
      <div className="head">
        {code !== '' ? (
          <b className="cost">{code}</b>
        ) : (
          cost !== null && <Cost value={cost.value} guessed={cost.from === 'reconstructed'} />
        )}
        <b className="name">{breakable(title)}</b>
        <Figure drawing={sigilOf(face.faction)} className="sig" line={1.4} />
      </div>
      <p className="kind">
        {unique && `${t('cards.unique')} `}
        {kind}
        {subtitle !== '' && `; ${subtitle}`}
      </p>
      <Plate face={face} scan={scan}>
        <Marks marks={state.marks ?? marks} tokens={state.tokens} chaos={state.chaos} />
      </Plate>
      {numbers.length > 0 && (
        <div className="stats">
          {numbers.map(({ key, label, from }) => {
            const { value, change } = numberNow(face, key, state);
            return (
              <span key={key} className={changeClass(change)}>
                <Figure drawing={signOf(key)} className="sign" line={2} />
                <span className={from === 'reconstructed' && change === 0 ? 'recon' : ''}>{value}</span>
                <small>{label}</small>
              </span>
            );
          })}
        </div>
      )}
      <div className="text">
        {changes.map(change => (
          <p key={change} className="note">
            {change}
          </p>
        ))}
        {needs.length > 0 && <PointLine word={t('cards.needs')} points={needs} />}
        {makes.length > 0 && <PointLine word={t('cards.makes')} points={makes} />}
        {lines.map(line => (
          <p key={line} className="soft">
            {line}.
          </p>
        ))}
        {text.map(line => (
          <TextLine key={line} line={line} write={write} />
        ))}
        {face.overlaid?.map(line => (
          <p key={line} className="note">
            {line}
          </p>
        ))}
        {text.length === 0 && lines.length === 0 && <p className="quiet">{t('cards.noText')}</p>}
        {keywords.length > 0 && face.game !== 'wars' && <p className="words">{write(commaList(keywords))}</p>}
      </div>
      <div className="base">
        {small.map(({ key, label, value, from }) => (
          <span key={key}>
            <Figure drawing={signOf(key)} className="sign" line={2} />
            {label} <span className={from === 'reconstructed' ? 'recon' : ''}>{value}</span>
          </span>
        ))}
        <span className="where">{face.printing}</span>
        <Guessed face={face} />
      </div>
      <States state={{ ...state, lying: '' }} />
    </div>
  );
}

/** Points by kind, in signs and words. */
function PointLine({ word, points }: { word: string; points: CardFace['needs'] }) {
  return (
    <p>
      <b>{word}</b>{' '}
      <span className="ptl">
        {points.some(({ kind }) => kind in MARKS) ? null : points.map(x => <PointSigns key={x.kind} {...x} singly />)}
      </span>{' '}
      {commaList(
        points.map(({ kind, n }) => `${n} ${kind}${kind in MARKS ? ` ${t('cards.marks', { count: n })}` : ''}`),
      )}
    </p>
  );
}

/** The marks of Babylon 5. Its cards can need them besides influence. */
const MARKS: Readonly<Record<string, true>> = {
  destiny: true,
  doom: true,
  shadow: true,
  vorlon: true,
  strife: true,
  conspiracy: true,
};

/** A line of card text. The kind of action and its cost stand out. */
function TextLine({ line, write }: { line: string; write: (text: string) => ReactNode }) {
  const head = /^((?:Action|Each turn|Used|Lost|Inverted|Hidden|Exposed|As a reaction)\b[^:.]{0,160}:) /.exec(
    line,
  )?.[1];
  const [price, does] = line.split(' => ', 2);
  if (does !== undefined)
    return (
      <p>
        <b>{write(price!)}</b> <span aria-hidden="true">⇒</span>
        <span className="vh">{t('cards.doThis')}</span> {write(does)}
      </p>
    );
  if (head !== undefined)
    return (
      <p>
        <b>{write(head)}</b> {write(line.slice(head.length + 1))}
      </p>
    );
  return <p>{write(line)}</p>;
}

/** Says if any part of the card is reconstructed. */
function Guessed({ face }: { face: CardFace }) {
  const guessed = Object.values(face.from).includes('reconstructed');
  const text = face.from.text === 'reconstructed';
  return (
    <span className="guessed">
      {face.overlaid !== undefined ? (
        t('cards.entered')
      ) : !guessed ? (
        t('cards.asPrinted')
      ) : text ? (
        t('cards.textGuessed')
      ) : (
        <>
          <span className="recon">{t('cards.dotted')}</span> {t('cards.guessed')}
        </>
      )}
    </span>
  );
}

/** A number that differs from the printed one, and why. */
const printed = (label: string, now: number, was: number, why: string): string =>
  why === '' ? t('cards.printed', { label, now, was }) : t('cards.printedWhy', { label, now, was, why });
