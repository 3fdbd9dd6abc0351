import type { SettingSource } from '#contract/desk/office.ts';
import type { OwnSettings } from '../schema/offices.ts';
import type { OfficeRow } from './officesOf.ts';

/** A value, and the office that it comes from. */
export interface InheritedValue<T> {
  value: T;
  from: SettingSource;
}
/** `inherited` is the value that applies when the office has none. */
export interface Inherited<T> extends InheritedValue<T> {
  inherited: InheritedValue<T>;
}

type Level = Pick<OfficeRow, 'parliament_id' | 'settings'>;

/** What the offices of a place are to the first of them, each with what it has set. */
export const levelsOf = (offices: readonly Level[]): { from: SettingSource; settings: OwnSettings }[] =>
  offices.map(({ parliament_id, settings }, index) => {
    const above = parliament_id === null ? ('state' as const) : ('parliament' as const);
    return { from: index === 0 ? ('own' as const) : above, settings };
  });

/** A value as the offices of a place have it, nearest first; as shipped where none has said anything (GRD-01). */
export const settingFrom = <T>(
  offices: readonly Level[],
  read: (settings: OwnSettings) => T | undefined,
  shipped: T,
): Inherited<T> =>
  nearestOf(
    levelsOf(offices).map(({ from, settings }) => ({ from, value: read(settings) })),
    shipped,
  );

/** The same of values that are read already, the office's own first. */
export function nearestOf<T>(
  levels: readonly { from: SettingSource; value: T | undefined }[],
  shipped: T,
): Inherited<T> {
  const [own, ...above] = levels.map(({ from, value }): InheritedValue<T>[] =>
    value === undefined ? [] : [{ value, from }],
  );
  const inherited = above.flat()[0] ?? { value: shipped, from: 'default' };
  return { ...(own?.[0] ?? inherited), inherited };
}
