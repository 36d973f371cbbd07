/** The preview of an answer: the numbers that it changes, what happens, and who is asked next. */
import { type ReactNode, useState } from 'react';
import type { MeasureChange, Preview, QuestionView, Sentence } from '../../connection/contract.ts';
import { gameLanguage, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useKnown, useTable } from '../table-context.ts';
import { Said } from './Said.tsx';

/** With more sentences than this, the rest stands behind a button. */
const MOST_LINES = 6;

/** What an answer would do, as far as it is certain. @param title what is answered; '' if that stands above */
export function WhatFollows({
  preview,
  question,
  title,
  note,
}: {
  preview: Preview | undefined;
  question: QuestionView;
  title: string;
  note: string;
}) {
  return (
    <section className="preview follows" aria-live="polite" aria-label={t('table.follows')}>
      <p className="cap">
        <Icon name="eye" />
        {t('table.follows')}
      </p>
      {title !== '' && <h3 lang={gameLanguage()}>{title}</h3>}
      {note !== '' && (
        <p className="note" lang={gameLanguage()}>
          {note}
        </p>
      )}
      {preview === undefined ? <p className="quiet">…</p> : <Told preview={preview} question={question} />}
    </section>
  );
}

function Told({ preview, question }: { preview: Preview; question: QuestionView }) {
  const { sentences, unanswered, changes, warnings } = preview;
  const next = useNext(preview, question);
  const until = (unanswered ?? preview).until;
  // keys: what happens now, and what happens if nobody responds, each in order
  const lines = [
    ...sentences.map((sentence, i) => ({ key: `now ${i}`, sentence })),
    ...(unanswered?.sentences ?? []).map((sentence, i) => ({ key: i === 0 ? UNANSWERED : `then ${i}`, sentence })),
  ];
  return (
    <>
      {changes.length > 0 && <Changes changes={changes} supposed={unanswered !== null} />}
      <ul>
        {warnings.map(({ text, grave }) => (
          <Line key={text} kind={grave ? 'w' : 'w slight'} icon="warning" lang={gameLanguage()}>
            {text}
          </Line>
        ))}
        <Lines lines={lines} />
        {until !== 'decision' && (
          <Line kind="q" icon="why">
            {t(`table.until.${until}`)}
          </Line>
        )}
        {next !== null && (
          <Line kind="q" icon="arrow">
            {next}
          </Line>
        )}
      </ul>
    </>
  );
}

const UNANSWERED = 'then 0';

/** The numbers that an answer changes: what they are now, and what they become. */
function Changes({ changes, supposed }: { changes: readonly MeasureChange[]; supposed: boolean }) {
  return (
    <>
      {supposed && <p className="supposed quiet">{t('table.unanswered')}</p>}
      <dl className="changes">
        {changes.map(({ name, from, to, good }) => (
          <div key={name} data-good={good}>
            <dt lang={gameLanguage()}>{name}</dt>
            <dd>
              {from} <Icon name="arrow" />
              <span className="vh">{t('table.becomes')}</span> <b>{to}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Who is asked what after an answer, in a sentence; null if that is not known, or follows from the rest. */
function useNext(preview: Preview, question: QuestionView): string | null {
  const { store } = useTable();
  const { standing } = useKnown(store);
  const { next } = preview.unanswered ?? preview;
  if (next === null) return null;
  if (next.question !== null)
    return next.question.menu === question.menu && preview.sentences.length > 0
      ? null
      : t('table.thenYou', { question: next.question.prompt });
  const names = next.awaited.map(seat => standing.find(one => one.seat === seat)?.name ?? '').filter(Boolean);
  return names.length === 0 ? null : t('table.thenOthers', { names: names.join(', ') });
}

/** The first thing that a closed sheet says of an answer: a number that it changes, else what happens, else what is asked next. */
export function useInShort(preview: Preview | undefined, question: QuestionView): string {
  const next = useNext(preview ?? NOTHING, question);
  const change = preview?.changes[0];
  if (change !== undefined) return t('table.change', { name: change.name, from: change.from, to: change.to });
  return preview?.sentences[0]?.text ?? next ?? '';
}

const NOTHING: Preview = { sentences: [], until: 'hidden', next: null, unanswered: null, changes: [], warnings: [] };

function Line({
  kind,
  icon,
  lang,
  children,
}: {
  kind: string;
  icon: 'arrow' | 'why' | 'warning';
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <li className={kind}>
      <Icon name={icon} />
      <span lang={lang}>{children}</span>
    </li>
  );
}

function Lines({ lines }: { lines: readonly { readonly key: string; readonly sentence: Sentence }[] }) {
  const [open, setOpen] = useState(false);
  // one line more than fits is no reason to hide it behind a button of the same height
  const few = lines.length <= MOST_LINES + 1;
  const shown = open || few ? lines : lines.slice(0, MOST_LINES);
  return (
    <>
      {shown.map(({ key, sentence }) => (
        <li key={key} className={key === UNANSWERED ? 'supposed' : ''}>
          <Icon name="arrow" />
          <span>
            {key === UNANSWERED && <i>{t('table.unanswered')} </i>}
            <Said sentence={sentence} />
          </span>
        </li>
      ))}
      {!few && (
        <li className="rest">
          <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('table.showLess') : t('table.moreFollows', { count: lines.length - MOST_LINES })}
          </button>
        </li>
      )}
    </>
  );
}
