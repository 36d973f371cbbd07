/** The text of a search field whose address follows what is typed. */
import { useEffect, useRef, useState } from 'react';

/**
 * Keeps what is typed, because the address comes a moment later: a field that showed the address would lose letters of a fast typist.
 * @param q the text in the address
 * @param change writes a text to the address
 * @returns the text of the field, and what a key does
 */
export function useTyped(q: string, change: (text: string) => void): readonly [string, (text: string) => void] {
  const [text, setText] = useState(q);
  /** what the field has written and the address may still show */
  const sent = useRef(new Set<string>());
  useEffect(() => {
    if (q === text) sent.current.clear();
    else if (!sent.current.has(q)) setText(q);
  }, [q, text]);
  const type = (typed: string) => {
    sent.current.add(q).add(typed);
    setText(typed);
    change(typed);
  };
  return [text, type];
}
