import type { FieldType } from '#src/declare/field.ts';
import { ActiveField } from './ActiveField.tsx';

/**
 * Whether a party user can sign in: a mark for disabled ones, and a switch in the edit form; new users are enabled
 * (USR-01).
 */
export const active = (): FieldType => ({
  show: ({ source }) => <ActiveField source={source} />,
  input: async ({ source, editing }) => {
    if (!editing) return null;
    const { ActiveInput } = await import('./ActiveInput.tsx');
    return <ActiveInput source={source} />;
  },
});
