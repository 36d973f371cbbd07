import { afterEach, expect, test, vi } from 'vitest';
import { notes } from '../src/ui/notes.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is written down stays where the browser keeps it, and else as long as the page', () => {
  const kept = new Map([['theme', 'dark']]);
  let full = true;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (full) throw new DOMException('There is no room.', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => kept.delete(name),
  });
  expect(notes.read('theme')).toBe('dark');
  notes.write('theme', 'light');
  expect([notes.read('theme'), kept.get('theme')]).toEqual(['light', 'dark']);
  full = false;
  notes.write('theme', 'system');
  expect([notes.read('theme'), kept.get('theme')]).toEqual(['system', 'system']);
  notes.write('theme', null);
  expect([notes.read('theme'), kept.size]).toEqual([null, 0]);
});

test('a browser that lets a page at nothing of its own reads what this page wrote', () => {
  vi.stubGlobal('localStorage', undefined);
  notes.write('lessons', 'one');
  expect(notes.read('lessons')).toBe('one');
  notes.write('lessons', null);
  expect(notes.read('lessons')).toBeNull();
});
