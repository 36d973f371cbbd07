// A keyboard and a screen at a game: shows the table, the question and the choices.
import type { QuestionView, Seat, State, Viewer } from '@orrery/kernel';
import type { TableGame, Warning } from '@orrery/table';
import { explain } from '../../common/errors.ts';
import type { Ink } from '../../common/ink.ts';
import type { Io } from '../../common/io.ts';
import { wrap } from '../../common/text.ts';
import { fitted, headingOf, skinOf } from '../skins/index.ts';
import type { Part, Skin } from '../skins/skin.ts';
import { type ChoiceGroup, choiceGroups, choiceLines, type Mark, wanted } from './choose.ts';
import type { Door } from './door.ts';
import { isDrafted, often, wantedOf } from './draft.ts';
import { type Screen, screenLines, underTable } from './screen.ts';

/** What happens around the questions of a game, for those who make more of it than a game: lessons. */
export interface Hooks {
  /** what stands between the table and a question whenever it is shown */
  words?(seat: Seat, q: QuestionView): readonly string[];
  /** the options that are the best answer here; null where nothing is better known than to whoever plays */
  hint?(seat: Seat): readonly string[] | null;
  /** judges an answer before it is taken: what is said instead of taking it; null where it is taken */
  judge?(seat: Seat, q: QuestionView, ids: readonly string[]): string | null | Promise<string | null>;
  /** options that a person is told of: they are not folded away */
  named?(seat: Seat): readonly string[];
  /** after an answer has been taken and the bots have played: true ends the sitting */
  after?(seat: Seat): boolean | Promise<boolean>;
}

/** A game as it is played at one keyboard. */
export interface Place {
  /** the seats of the persons at this keyboard; none for one who watches bots play */
  readonly seats: readonly Seat[];
  /** where the game is kept, in a sentence */
  readonly kept: string;
  /** what is said above the first table */
  readonly opening?: readonly string[];
  /** how long a hint thinks, in seconds; without it a hint is what looks best at once */
  readonly thinking?: number;
  /** keeps the match: called before a person is asked and after each choice, so that nothing seen is ever lost */
  save(): void;
  readonly hooks?: Hooks;
}

/** What is warned of, in a word or two. */
const WARNED: Readonly<Record<Warning['kind'], string>> = {
  sacrifice: 'sacrifices your own',
  discard: 'discards your own',
  neutralize: 'neutralizes your own',
  damage: 'damages your own',
  'no effect': 'no effect now',
  last: 'your last',
  lose: 'you lose',
  undone: 'leaves something undone',
};

/** An answer that somebody is making step by step. */
interface Making {
  readonly decision: number;
  readonly seat: Seat;
  /** the options that it names */
  readonly ids: readonly string[];
  /** those that the last step has changed */
  readonly changed: readonly string[];
}

/** A keyboard and a screen with the persons who play there. */
export class Keyboard {
  readonly table: TableGame<State>;
  readonly skin: Skin;
  /** whether a person is asked again before a choice that harms their own */
  warns = true;
  /** the answer that somebody is making step by step, and to what */
  private making: Making | null = null;

  constructor(
    readonly io: Io,
    readonly door: Door,
    readonly place: Place,
  ) {
    this.table = door.table;
    this.skin = skinOf(this.table.game.name);
  }

  /** Prints text, broken where lines are too long. */
  out(text: string): void {
    if (text !== '') this.io.out(wrap(text, this.io.width));
  }

  /** Text broken where lines are too long. */
  readonly wrapped = (text: string): string => wrap(text, this.io.width);

  /** The table as a viewer sees it, part by part. */
  parts(viewer: Viewer): Part[] {
    return this.skin.parts(this.door.view(viewer), this.io, this.door.standing());
  }

  /** Prints the table. @param room how many lines there are for it */
  showTable(viewer: Viewer, room: number): void {
    const { io } = this;
    const { lines, whole } = fitted(this.parts(viewer), room - 1, io.width);
    io.out([...lines, underTable(io.width, whole)].join('\n'));
  }

  /**
   * Prints a question below the table, and above it what has happened: as much of all as the screen has lines for.
   * @param news what has happened, in as few lines as so many where that can be
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

  /** What is said at a question by others than the game: a paragraph each. */
  words(seat: Seat, q: QuestionView): readonly string[] {
    return this.place.hooks?.words?.(seat, q) ?? [];
  }

  /** All that may be answered, or what stands under one heading. */
  async showChoices(seat: Seat, q: QuestionView, heading: string | null = null): Promise<void> {
    const groups = this.choices(seat, q).filter(({ name }) => heading === null || name === heading);
    const how = heading === null ? await this.howToAnswer(seat, q) : [];
    this.io.out([...choiceLines(groups), ...how].join('\n'));
  }

  private choices(seat: Seat, q: QuestionView): ChoiceGroup[] {
    const draft = this.draft(seat, q);
    // what has just been changed stays in view
    const kept = [...(this.place.hooks?.named?.(seat) ?? []), ...(draft === null ? [] : (this.making?.changed ?? []))];
    return choiceGroups(q, id => headingOf(this.skin, q.menu, id), this.io.width, this.marks(seat), kept, draft);
  }

  /** What an answer must look like, where it is more than one choice; how one in the making stands. */
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
   * The answer to a question that is being made: it begins with what the table proposes. Null where none is, and the whole answer is typed at once.
   */
  draft(seat: Seat, q: QuestionView): readonly string[] | null {
    if (!isDrafted(q)) return null;
    const { decision } = this.door;
    if (this.making?.decision === decision && this.making.seat === seat) return this.making.ids;
    return q.proposal;
  }

  /** Why an answer of a seat could not be given, by which rule; null where it could. */
  async refusal(seat: Seat, ids: readonly string[]): Promise<string | null> {
    const { refused } = await this.door.draft(seat, ids);
    return refused === null ? null : explain(refused).line;
  }

  /** Changes the answer that a seat is making, and shows how it stands then. */
  async redraft(seat: Seat, q: QuestionView, ids: readonly string[]): Promise<void> {
    const before = this.draft(seat, q) ?? [];
    const changed = q.options.map(o => o.id).filter(id => often(ids, id) !== often(before, id));
    this.making = { decision: this.door.decision, seat, ids, changed };
    const how = await this.howToAnswer(seat, q);
    this.io.out([...choiceLines(this.choices(seat, q), this.io.height - how.length - 2), ...how].join('\n'));
  }

  /** What the table warns of, behind the options that it warns of. */
  private marks(seat: Seat): Mark {
    if (!this.warns) return () => '';
    const warned = this.door.warnings(seat);
    return ({ id }) => {
      const kinds = (warned[id] ?? []).map(({ kind }) => WARNED[kind]);
      return kinds.length === 0 ? '' : this.io.style('yellow', ` ! ${kinds.join(', ')}`);
    };
  }

  /** What a person is asked again for, before such an answer is taken; none where they do not want to be. */
  grave(seat: Seat, ids: readonly string[]): string[] {
    const asked = this.place.hooks?.hint?.(seat) ?? [];
    if (!this.warns || ids.length !== 1 || asked.includes(ids[0]!)) return [];
    const warned = this.door.warnings(seat)[ids[0]!] ?? [];
    return warned.filter(({ grave }) => grave).map(({ text }) => text);
  }

  /** What is asked, and by which card. */
  private prompt(q: QuestionView): string[] {
    const asks = q.asker === null || q.prompt.includes(q.asker) ? q.prompt : `${q.asker}: ${q.prompt}`;
    return this.wrapped(asks)
      .split('\n')
      .map(line => this.io.style('bold', line));
  }

  /** Does what may be refused. False where it was, and that has been said. */
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
