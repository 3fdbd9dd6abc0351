import { Link } from 'react-router';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { displayedStatus, statusGroup } from '#contract/complaints/complaintStatus.ts';
import type { RowCell, RowIcon, RowState, Tone } from '#src/components/slots/row.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import type { ListWords } from './useRowWords.ts';

const URGENT: readonly Tone[] = ['late', 'soon', 'waiting', 'done', 'plain'];

/** The capabilities' marks of a row, without those that a shown column repeats. */
export function useMarks(columns: readonly string[]) {
  const [states, icons, own] = [useSlot('state'), useSlot('rowIcons'), useSlot('columns')];
  const said = own.flatMap(({ id, replaces }) => (columns.includes(id) && replaces ? [replaces] : []));
  const apart = <T extends { id: string }>(parts: readonly T[]) =>
    parts.filter(({ id }) => !said.includes(id));
  return {
    statesOf: (row: ComplaintRow, words: ListWords): RowState[] =>
      apart(states)
        .flatMap(({ of }) => of(row, words) ?? [])
        .sort((one, other) => URGENT.indexOf(one.tone) - URGENT.indexOf(other.tone)),
    iconsOf: (row: ComplaintRow, words: ListWords): RowIcon[] =>
      apart(icons).flatMap(({ of }) => of(row, words) ?? []),
    cells: new Map(own.map(({ id, of }) => [id as string, of])),
  };
}
export type Marks = ReturnType<typeof useMarks>;

/** The status in rows (LIST-06), its other states as icons, and below it the most urgent state as text. */
export function Status({ row, words, marks }: { row: ComplaintRow; words: ListWords; marks: Marks }) {
  const shown = displayedStatus(row.status);
  const [first, ...others] = marks.statesOf(row, words);
  return (
    <>
      <span className={`status ${statusGroup(row.status)}`}>
        {words.translate(`complaint.status.${shown}`, { _: shown })}
      </span>
      {others.map(
        ({ text, tone, icon: Icon }) =>
          Icon && (
            <span key={text} role="img" aria-label={text} title={text} className={`mark ${tone}`}>
              <Icon />
            </span>
          ),
      )}
      {first && <State state={first} />}
    </>
  );
}

const State = ({ state: { text, tone, icon: Icon } }: { state: RowState }) => (
  <span className={`state ${tone}`}>
    {Icon && <Icon />}
    <span className="said" title={text}>
      {text}
    </span>
  </span>
);

/** Below the number: '(internal)' if the office recorded it (LIST-02), and the capabilities' icons. */
export function NumberMarks({ row, words, marks }: { row: ComplaintRow; words: ListWords; marks: Marks }) {
  const icons = marks.iconsOf(row, words);
  const isInternal = row.source === 'web';
  if (!isInternal && icons.length === 0) return null;
  return (
    <span className="second">
      {isInternal && ` ${words.translate('complaint.internal')}`}
      <Icons icons={icons} />
    </span>
  );
}

const Icons = ({ icons }: { icons: readonly RowIcon[] }) =>
  icons.map(({ name, icon: Icon, to }) =>
    to ? (
      <Link key={name} to={to} aria-label={name} title={name} className="mark">
        <Icon />
      </Link>
    ) : (
      <span key={name} role="img" aria-label={name} title={name} className="mark">
        <Icon />
      </span>
    ),
  );

/** A cell of a column that a capability adds. */
export function Cell({ text, state, to }: RowCell) {
  return (
    <>
      {to ? <Link to={to}>{text}</Link> : text}
      {state && <State state={state} />}
    </>
  );
}
