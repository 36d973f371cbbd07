// Shows the table, the question and the choices of a game to the persons at one keyboard.
import type { QuestionView, Seat, State, Viewer } from '@orrery/kernel';
import type { TableGame, Warning } from '@orrery/table';
import { explain } from '../../common/errors.ts';
import type { Ink } from '../../common/ink.ts';
import type { Io } from '../../common/io.ts';
import { wrap } from '../../common/text.ts';
import { fitted, headingOf } from '../skins/index.ts';
import type { Skin, TablePart } from '../skins/skin.ts';
import { type ChoiceGroup, choiceGroups, choiceLines, type Mark, wanted } from './choose.ts';
import type { Door } from './door.ts';
import { isDrafted, often, wantedOf } from './draft.ts';
import { type Screen, screenLines, underTable } from './screen.ts';

/** Hooks around the questions of a game, for lessons and exercises. */
export interface Hooks {
  /** paragraphs between the table and the question, each time it is shown */
  words?(seat: Seat, q: QuestionView): readonly string[];
  /** the options of the best answer; null if it is not known */
  hint?(seat: Seat): readonly string[] | null;
  /** judges an answer before it counts: a message instead of taking it; null to take it */
  judge?(seat: Seat, q: QuestionView, ids: readonly string[]): string | null | Promise<string | null>;
  /** options that the person was told about: they stay visible */
  named?(seat: Seat): readonly string[];
  /** called after an answer was taken and the bots have played; true ends the sitting */
  after?(seat: Seat): boolean | Promise<boolean>;
}

/** A game at one keyboard. */
export interface Place {
  /** the seats of the persons at this keyboard; empty if one person watches bots */
  readonly seats: readonly Seat[];
  /** where the game is saved, in a sentence */
  readonly kept: string;
  /** text above the first table */
  readonly opening?: readonly string[];
  /** how long a hint thinks, in seconds; without it, a hint does not look ahead */
  readonly thinking?: number;
  /** saves the match: called before a person is asked and after each choice, so that nothing seen is lost */
  save(): void;
  readonly hooks?: Hooks;
}

/** Each kind of warning in a few words. */
const WARNED: Readonly<Record<Warning['kind'], string>> = {
  sacrifice: 'sacrifices your own',
  discard: 'discards your own',
  neutralize: 'neutralizes your own',
  damage: 'damages your own',
  'no effect': 'no effect now',
  last: 'your last',
  lose: 'you lose',
  pass: 'loses what you can keep',
};

/** A draft answer of a person. */
interface Making {
  readonly decision: number;
  readonly seat: Seat;
  /** its options */
  readonly ids: readonly string[];
  /** the options that the last step has changed */
  readonly changed: readonly string[];
}

/** A keyboard and a screen, and the persons who play there. */
export class Keyboard {
  readonly table: TableGame<State>;
  /** true to ask a person again before a choice that harms their own cards */
  warns = true;
  /** the draft answer, and its question */
  private making: Making | null = null;

  constructor(
    readonly io: Io,
    readonly door: Door,
    readonly place: Place,
    readonly skin: Skin,
  ) {
    this.table = door.table;
  }

  /** Prints text with line breaks. */
  out(text: string): void {
    if (text !== '') this.io.out(wrap(text, this.io.width));
  }

  /** Breaks text into lines. */
  readonly wrapped = (text: string): string => wrap(text, this.io.width);

  /** The table as a viewer sees it, part by part. */
  parts(viewer: Viewer): TablePart[] {
    return this.skin.parts(this.door.view(viewer), this.io, this.door.standing());
  }

  /** Prints the table. @param room the number of lines for it */
  showTable(viewer: Viewer, room: number): void {
    const { io } = this;
    const { lines, whole } = fitted(this.parts(viewer), room - 1, io.width);
    io.out([...lines, underTable(io.width, whole)].join('\n'));
  }

  /**
   * Prints the news, the table and a question, as much of each as fits on the screen.
   * @param news the news, in this many lines if possible
   */
  async showQuestion(seat: Seat, q: QuestionView, news: (room: number) => string[] = () => []): Promise<void> {
    const { io } = this;
    const how = await this.howToAnswer(seat, q);
    const screen: Screen = {
      news,
      parts: this.parts(seat),
      words: this.words(seat, q),
      prompt: this.prompt(q),
      stakes: q.stakes,
      choices: this.choices(seat, q),
      folded: this.skin.folded?.includes(q.menu) ?? false,
      how,
    };
    io.out(screenLines(screen, io.width, io.height).join('\n'));
  }

  /** The paragraphs of hooks at a question. */
  words(seat: Seat, q: QuestionView): readonly string[] {
    return this.place.hooks?.words?.(seat, q) ?? [];
  }

  /** All choices, or those under one heading. */
  async showChoices(seat: Seat, q: QuestionView, heading: string | null = null): Promise<void> {
    const groups = this.choices(seat, q).filter(({ name }) => heading === null || name === heading);
    const how = heading === null ? await this.howToAnswer(seat, q) : [];
    this.io.out([...choiceLines(groups), ...how].join('\n'));
  }

  private choices(seat: Seat, q: QuestionView): ChoiceGroup[] {
    const draft = this.draft(seat, q);
    // the latest change stays visible
    const kept = [...(this.place.hooks?.named?.(seat) ?? []), ...(draft === null ? [] : (this.making?.changed ?? []))];
    return choiceGroups(q, id => headingOf(this.skin, q.menu, id), this.io.width, this.marks(seat), kept, draft);
  }

  /** The form that an answer must have if it is more than one choice, and the state of a draft answer. */
  private async howToAnswer(seat: Seat, q: QuestionView): Promise<string[]> {
    const draft = this.draft(seat, q);
    const lines = (text: string, ink: Ink | null) =>
      wrap(`  ${text}`, this.io.width, 2)
        .split('\n')
        .map(line => (ink === null ? line : this.io.style(ink, line)));
    if (draft === null) return q.min === 1 && q.max === 1 ? [] : lines(wanted(q), 'dim');
    const { sum, refused } = await this.door.draft(seat, draft);
    const refusal = refused === null ? null : explain(refused).line;
    return [
      ...(sum === '' ? [] : lines(sum, null)),
      ...(refusal === null ? [] : lines(`! ${refusal}`, 'yellow')),
      ...lines(wantedOf(q, draft, refusal === null), 'dim'),
    ];
  }

  /**
   * The draft answer to a question, which begins with the table's proposal; null if the question has no draft and the whole answer is typed at once.
   */
  draft(seat: Seat, q: QuestionView): readonly string[] | null {
    if (!isDrafted(q)) return null;
    const { decision } = this.door;
    if (this.making?.decision === decision && this.making.seat === seat) return this.making.ids;
    return q.proposal;
  }

  /** Why a seat's answer is not possible, with the rule; null if it is. */
  async refusal(seat: Seat, ids: readonly string[]): Promise<string | null> {
    const { refused } = await this.door.draft(seat, ids);
    return refused === null ? null : explain(refused).line;
  }

  /** Changes a seat's draft answer, and shows it. */
  async redraft(seat: Seat, q: QuestionView, ids: readonly string[]): Promise<void> {
    const before = this.draft(seat, q) ?? [];
    const changed = q.options.map(o => o.id).filter(id => often(ids, id) !== often(before, id));
    this.making = { decision: this.door.decision, seat, ids, changed };
    const how = await this.howToAnswer(seat, q);
    this.io.out([...choiceLines(this.choices(seat, q), this.io.height - how.length - 2), ...how].join('\n'));
  }

  /** The warnings of the table, shown after their options. */
  private marks(seat: Seat): Mark {
    if (!this.warns) return () => '';
    const warned = this.door.warnings(seat);
    return ({ id }) => {
      const kinds = (warned[id] ?? []).map(({ kind }) => WARNED[kind]);
      return kinds.length === 0 ? '' : this.io.style('yellow', ` ! ${kinds.join(', ')}`);
    };
  }

  /** The warnings for which a person must confirm an answer; none if they have turned them off. */
  grave(seat: Seat, ids: readonly string[]): string[] {
    const asked = this.place.hooks?.hint?.(seat) ?? [];
    if (!this.warns || ids.length !== 1 || asked.includes(ids[0]!)) return [];
    const warned = this.door.warnings(seat)[ids[0]!] ?? [];
    return warned.filter(({ grave }) => grave).map(({ text }) => text);
  }

  /** The question, and the card that asks it. */
  private prompt(q: QuestionView): string[] {
    const asks = q.asker === null || q.prompt.includes(q.asker) ? q.prompt : `${q.asker}: ${q.prompt}`;
    return this.wrapped(asks)
      .split('\n')
      .map(line => this.io.style('bold', line));
  }

  /** Does something that may be refused. If it is, it prints the reason. @returns false then */
  async tried(act: () => unknown): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.out(explain(error).line);
      return false;
    }
  }
}
