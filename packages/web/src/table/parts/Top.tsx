/** The bar at the top of a table: the turn, who is choosing, and the buttons. */
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { t } from '../../copy/index.ts';
import { ThemeButton } from '../../shell/Shell.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** One step of a turn. */
export interface Step {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next';
}

/** The state of the game, and who is choosing: always in the same place. */
export function Top({
  title,
  turn,
  steps,
  mine,
  waiting,
  commands,
  more,
  armed = null,
}: {
  title: string;
  turn: string;
  steps: readonly Step[];
  mine: boolean;
  waiting: string;
  /** null if there are no buttons */
  commands: {
    readonly undo: (() => void) | null;
    readonly log: () => void;
    readonly menu: () => void;
  } | null;
  /** more buttons */
  more?: ReactNode;
  /** cancels the stop at the next step; null if there is none */
  armed?: (() => void) | null;
}) {
  const now = steps.find(step => step.state === 'now');
  return (
    <header className="top">
      <Link to="/" className="brand" aria-label={t('table.home')}>
        <Icon name="orrery" />
        <span className="name">Orrery</span>
      </Link>
      <span className="where">{title}</span>
      <ol className="turn" aria-label={t('table.turn')}>
        <li className="n">{turn}</li>
        {steps.map(({ name, state }) => (
          <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <p className="turn-small">
        <b>{turn}</b>
        <small>{now?.name ?? title}</small>
      </p>
      <p className={`wait ${mine ? '' : 'other'}`}>
        <Icon name={mine ? 'user' : 'clock'} />
        {waiting}
      </p>
      {armed !== null && (
        <button type="button" className="armed" title={t('table.disarm')} onClick={armed}>
          <Icon name="clock" />
          {t('table.armed')} <kbd>.</kbd>
        </button>
      )}
      <CommandsOf {...(commands ?? NONE)}>{more}</CommandsOf>
    </header>
  );
}

const NONE = { undo: null, log: null, menu: null };

/** The buttons that always work. They stay the same while the table changes. */
const CommandsOf = memo(
  ({
    undo,
    log,
    menu,
    children,
  }: {
    undo: (() => void) | null;
    log: (() => void) | null;
    menu: (() => void) | null;
    children: ReactNode;
  }) => (
    <span className="commands">
      {undo && (
        <Button className="iconbtn" aria-label={t('table.undo')} onPress={undo}>
          <Icon name="undo" />
        </Button>
      )}
      {log && (
        <Button className="iconbtn" aria-label={t('table.log')} onPress={log}>
          <Icon name="log" />
        </Button>
      )}
      {children}
      <span className="wide-only">
        <ThemeButton />
      </span>
      {menu && (
        <Button className="iconbtn" aria-label={t('table.menu')} onPress={menu}>
          <Icon name="menu" />
        </Button>
      )}
    </span>
  ),
);
