/** The dock: the question, its options, and the buttons that answer it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { Advised, Draft, Preview, QuestionView } from '../../connection/contract.ts';
import { gameLanguage, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Choosing, isDense, type Laid, offersOf } from '../choosing.ts';
import { useTable } from '../table-context.ts';
import { Advice } from './Advice.tsx';
import { Options } from './Options.tsx';
import { RuleLink } from './Said.tsx';
import { Sheet } from './Sheet.tsx';
import { useInShort, WhatFollows } from './WhatFollows.tsx';

/** The question, its options, what happens next, and the two buttons. */
export function Dock({
  choosing,
  hint,
  advice,
}: {
  choosing: Choosing;
  /** null at a table without hints */
  hint: (() => void) | null;
  /** the advice that the player has asked for: null while the table thinks, undefined if they have not asked */
  advice: readonly Advised[] | null | undefined;
}) {
  const { question, laid, picks, focus, decision, refused, held } = choosing;
  const { store } = useTable();
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (held === 0 || focused === null || !acts.current?.contains(focused)) return;
    const next = acts.current.querySelector<HTMLElement>('.do:not([disabled])') ?? document.getElementById('question');
    next?.focus();
  }, [held]);
  const draft = useQuery({
    queryKey: ['draft', store.key, decision, picks],
    queryFn: () => store.door.draft(picks),
    enabled: !laid.single,
  });
  // an answer of several options has a preview once it is whole
  const preview = useQuery({
    queryKey: ['preview', store.key, decision, picks],
    queryFn: () => store.door.preview(picks),
    enabled: picks.length > 0 && (laid.single || draft.data?.refused === null),
  });
  const ready = laid.single ? picks.length > 0 : draft.data?.refused === null;
  const empty = question.min === 0;
  const asker = focus ?? question.asker ?? t('table.yours');
  const passLabel =
    laid.pass?.label ?? (empty ? (question.max === 1 ? t('table.no') : t('table.none')) : t('table.noPass'));
  return (
    <Sheet
      at={`${decision} ${focus ?? ''}`}
      wants={!onTable(laid, focus !== null)}
      count={offersOf(laid).length}
      head={
        <div className="ask">
          <p className="cap">
            <Icon name="user" />
            <span title={asker}>{asker}</span>
          </p>
          <h1 id="question" tabIndex={-1} lang={gameLanguage()}>
            {question.prompt}
          </h1>
          {question.stakes !== '' && <p lang={gameLanguage()}>{question.stakes}</p>}
          {question.rule !== null && (
            <p className="askrule">
              <RuleLink rule={question.rule} />
            </p>
          )}
        </div>
      }
      line={
        refused !== null ? (
          <p className="refused" lang={gameLanguage()}>
            {refused.text}
          </p>
        ) : (
          picks.length > 0 &&
          laid.single && <InShort title={titleOf(question, picks)} preview={preview.data} question={question} />
        )
      }
      foot={
        <div className="acts" ref={acts} data-held={held}>
          <Button className="btn primary do" isDisabled={!ready} onPress={choosing.answer}>
            {t('table.doIt')} <kbd>Enter</kbd>
          </Button>
          <Button className="btn pass" isDisabled={laid.pass === null && !empty} onPress={choosing.pass}>
            <span className="label" lang={laid.pass === null ? undefined : gameLanguage()}>
              {passLabel}
            </span>{' '}
            <kbd>Space</kbd>
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a field of a form */}
      <div className="scroll" id="options" role="group" aria-label={t('table.options')} tabIndex={-1}>
        <Options choosing={choosing} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <div className="told" tabIndex={0}>
        {advice !== undefined && <Advice advice={advice} pick={choosing.show} />}
        {picks.length > 0 && laid.single && (
          <WhatFollows
            preview={preview.data}
            question={question}
            title={titleOf(question, picks)}
            note={isDense(laid) ? noteOf(question, picks[0]!) : ''}
          />
        )}
        {!laid.single && <DraftTold draft={draft.data} picks={picks} question={question} />}
        {!laid.single && preview.data !== undefined && (
          <WhatFollows preview={preview.data} question={question} title="" note="" />
        )}
        {refused !== null && (
          <p className="refused" role="alert" lang={gameLanguage()}>
            <Icon name="no" /> {refused.text} {refused.rule && <RuleLink rule={refused.rule} />}
          </p>
        )}
      </div>
      <div className="helps">
        {focus !== null && (
          <Button className="btn quiet" onPress={choosing.back}>
            {t('table.all')} <kbd>Esc</kbd>
          </Button>
        )}
        {question.fullest !== undefined && (
          <Button className="btn quiet" onPress={choosing.fill}>
            {fillLabel(laid)}
          </Button>
        )}
        {question.proposal !== null && (
          <Button className="btn quiet" onPress={choosing.propose}>
            {t('table.proposal')}
          </Button>
        )}
        {hint !== null && (
          <Button className="btn quiet" onPress={hint}>
            <Icon name="why" /> {t('table.hint')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** What the button for the fullest plan says: what its first options do. */
const fillLabel = ({ groups: [first] }: Laid): string =>
  first === undefined || first.heading === '' ? t('table.fillAny') : t('table.fill', { what: first.heading });

/** True if the player can press every option on the table. */
const onTable = (laid: Laid, begun: boolean): boolean =>
  laid.single && offersOf(laid).length > 0 && offersOf(laid).every(({ things }) => things.length > (begun ? 1 : 0));

/** The pick and the most important thing that follows, in two lines. A warning comes first. */
function InShort({
  title,
  preview,
  question,
}: {
  title: string;
  preview: Preview | undefined;
  question: QuestionView;
}) {
  const warning = preview?.warnings[0];
  const first = useInShort(preview, question);
  return (
    <>
      <b lang={gameLanguage()}>{title}</b>
      {warning !== undefined ? (
        <span className="w" lang={gameLanguage()}>
          <Icon name="warning" /> {warning.text}
        </span>
      ) : (
        first !== '' && (
          <span lang={gameLanguage()}>
            <Icon name="arrow" /> {first}
          </span>
        )
      )}
    </>
  );
}

const labelOf = ({ options }: QuestionView, id: string): string => options.find(o => o.id === id)?.label ?? '';
/** The picked option, and how often it is meant. */
const titleOf = (question: QuestionView, picks: readonly string[]): string => {
  const label = labelOf(question, picks[0]!);
  return picks.length > 1 ? t('table.times', { label, count: picks.length }) : label;
};
const noteOf = ({ options }: QuestionView, id: string): string => options.find(o => o.id === id)?.note ?? '';

/** How many are chosen, and how many can be. */
const howMany = (chosen: number, min: number, max: number): string =>
  min === max
    ? t('table.chosenOf', { chosen, max })
    : min === 0
      ? t('table.chooseUpTo', { chosen, max })
      : t('table.chooseBetween', { chosen, min, max });

function DraftTold({
  draft,
  picks,
  question: { min, max, ordered },
}: {
  draft: Draft | undefined;
  picks: readonly string[];
  question: QuestionView;
}) {
  return (
    <div className="preview" role="status" aria-busy={draft === undefined}>
      <p className="cap">{t('table.answer')}</p>
      <p>
        {howMany(picks.length, min, max)}
        {ordered ? ` ${t('table.inOrder')}` : ''}
      </p>
      {draft !== undefined && draft.sum !== '' && <p lang={gameLanguage()}>{draft.sum}</p>}
      {draft?.refused && picks.length > 0 && (
        <p className="w" lang={gameLanguage()}>
          {draft.refused.text} {draft.refused.rule && <RuleLink rule={draft.refused.rule} />}
        </p>
      )}
    </div>
  );
}
