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

/** The offices of a place, each with its own settings and its relation to the first of them. */
export const levelsOf = (offices: readonly Level[]): { from: SettingSource; settings: OwnSettings }[] =>
  offices.map(({ parliament_id, settings }, index) => {
    const above = parliament_id === null ? ('state' as const) : ('parliament' as const);
    return { from: index === 0 ? ('own' as const) : above, settings };
  });

/** The value of a setting for the offices of a place, nearest first; the default where none has set it (GRD-01). */
export const settingFrom = <T>(
  offices: readonly Level[],
  read: (settings: OwnSettings) => T | undefined,
  shipped: T,
): Inherited<T> =>
  nearestOf(
    levelsOf(offices).map(({ from, settings }) => ({ from, value: read(settings) })),
    shipped,
  );

/** The same for values that are already read, the office's own first. */
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
