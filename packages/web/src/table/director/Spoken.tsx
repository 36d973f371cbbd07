/** The live regions of a table: what happens and what is asked, for screen readers. */
import { useEffect, useRef, useState } from 'react';
import { gameLanguage } from '../../copy/index.ts';
import type { TableStore } from '../store.ts';
import { Speech, type Utterance } from './speech.ts';

/** So many utterances stay in the page. A screen reader has said the older ones. */
const KEPT = 12;

const NOTHING: readonly Utterance[] = [];

/**
 * Says what the table shows, once each. Nobody sees it. It is the only part of a table that tells of the game aloud: the log, the director, and the bar
 * at the top are silent. New utterances come below the old ones, because a screen reader may miss a text that takes the place of another.
 * @param asked the question: its decision, and its words; -1 for none
 * @param before what the page says before the question, such as that much has happened; '' for nothing
 * @param now what is said at the moment itself, while nothing is asked and no scene plays. It is said again when its key changes; null for nothing
 */
export function Spoken({
  store,
  asked,
  before = '',
  now,
}: {
  store: TableStore;
  asked: { readonly id: number; readonly text: string };
  before?: string;
  now: { readonly key: string; readonly text: string; readonly ofGame: boolean } | null;
}) {
  const { seat } = store.get().opened;
  const speech = useRef<Speech>(null);
  speech.current ??= new Speech(seat);
  const [said, setSaid] = useState(NOTHING);
  const add = useRef((more: readonly Utterance[]) => {
    if (more.length > 0) setSaid(old => [...old, ...more].slice(-KEPT));
  }).current;
  useEffect(() => {
    const { current } = speech;
    const leave = [store.hear(scene => current!.hear(scene)), store.subscribe(() => add(current!.told()))];
    return () => {
      for (const each of leave) each();
    };
  }, [store, add]);
  const { id, text } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes before a question is said with that question only
  useEffect(() => {
    const { current } = speech;
    const told = current!.told();
    const question = current!.asked(id, text);
    add([...told, ...(question.length > 0 && before !== '' ? [current!.say(before)] : []), ...question]);
  }, [id, text, add]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells what is new
  useEffect(() => {
    if (now !== null && now.text !== '') add([speech.current!.say(now.text, now.ofGame)]);
  }, [now?.key, add]);
  const lang = gameLanguage();
  const lines = (urgent: boolean) =>
    said
      .filter(one => one.urgent === urgent)
      .map(one => (
        <p key={one.key} lang={one.ofGame ? lang : undefined}>
          {one.text}
        </p>
      ));
  return (
    <div className="vh spoken">
      <div aria-live="polite" aria-relevant="additions">
        {lines(false)}
      </div>
      <div aria-live="assertive" aria-relevant="additions">
        {lines(true)}
      </div>
    </div>
  );
}
