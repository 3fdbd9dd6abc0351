import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Settings } from '#contract/desk/settings.ts';
import type { AnswerOf, BodyOf, Call } from '#contract/kernel/define.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { FoldedRow } from './FoldedRow.tsx';
import { OfficeForm } from './OfficeForm.tsx';
import { officePart, type Say } from './officeSections.tsx';
import { type InputWords, SettingInput } from './SettingInput.tsx';
import {
  cellRefusals,
  cellsBody,
  cellsOf,
  effective,
  ownValues,
  type SettingCell,
  type SettingValues,
} from './settingCells.ts';
import { useOfficeForm } from './useOfficeForm.ts';

/** A section of a form: the fields of some settings, folded row by row where they have rows. */
export interface SettingsGroup extends InputWords {
  of: Settings;
  /** The settings that are shown, or those that are not; all by default. */
  only?: readonly string[];
  without?: readonly string[];
  /** Translation keys. */
  title?: string;
  text?: string;
  /** The values of a folded row in one line. */
  line?: (value: (name: string) => number, say: Say) => string;
  /** The translation key of a label, by default that of its name. */
  label?: (path: readonly string[]) => string;
  /** The columns of a row on wide screens. */
  columns?: string;
  /** Replaces the fields of a row. */
  Fields?: ComponentType<{ cells: readonly SettingCell[] }>;
}

interface SettingsForm<G extends Call, U extends Call> {
  /** It names the draft. */
  part: string;
  calls: { get: G; update: U };
  groups: readonly SettingsGroup[];
  /** Errors that the contract does not know. */
  check?: (cells: readonly SettingCell[], values: SettingValues, settings: AnswerOf<G>) => Refusals;
  /** Confirms a change that has consequences. */
  useQuestion?: () => { ask: (body: BodyOf<U>) => Promise<boolean>; question: ReactNode };
  /** Above the fields. */
  Notice?: ComponentType<{ settings: AnswerOf<G> }>;
}
type Base = { office: { id: number }; version: number };
/** Nothing to confirm. */
export const noQuestion = () => ({ ask: undefined, question: null });

/** The form of declared settings, with their inherited values (GRD-01). */
export const settingsForm = <G extends Call, U extends Call>(form: SettingsForm<G, U>) =>
  officePart(form.part, form.calls.get, ({ settings }) => (
    <DeclaredForm declared={form} settings={settings} />
  ));

function DeclaredForm<G extends Call, U extends Call>({
  declared,
  settings,
}: {
  declared: SettingsForm<G, U>;
  settings: AnswerOf<G>;
}) {
  const { part, calls, groups, check, useQuestion = noQuestion, Notice } = declared;
  const { ask, question } = useQuestion();
  const cellsIn = (answer: object) => groups.flatMap((group) => groupCells(group, answer));
  const form = useOfficeForm({
    part,
    update: calls.update,
    settings: settings as AnswerOf<G> & Base,
    valuesOf: (answer) => ownValues(cellsIn(answer)),
    bodyOf: (values, answer) => cellsBody(cellsIn(answer), values),
    check: (values: SettingValues, answer) => {
      const cells = cellsIn(answer);
      return { ...check?.(cells, values, answer), ...cellRefusals(calls.update, cells, values) };
    },
    ask,
  });
  return (
    <OfficeForm form={form}>
      {Notice && <Notice settings={form.base} />}
      {groups.map((group, at) => (
        <Group key={group.title ?? at} group={group} cells={groupCells(group, form.base)} />
      ))}
      {question}
    </OfficeForm>
  );
}

const groupCells = ({ of, only, without = [] }: SettingsGroup, answer: object) =>
  cellsOf([of], answer).filter(
    ({ path: [name = ''] }) => (!only || only.includes(name)) && !without.includes(name),
  );

function Group({ group, cells }: { group: SettingsGroup; cells: readonly SettingCell[] }) {
  const translate = useTranslate();
  const rows = [...new Set(cells.map(({ row }) => row))];
  return (
    <Section title={group.title}>
      {group.text && (
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '48rem' }}>
          {translate(group.text)}
        </Typography>
      )}
      {rows.length === 0 && <Typography>{translate('office.noCategories')}</Typography>}
      {rows.map((row) => (
        <Row key={row?.category_id ?? 'all'} group={group} cells={cells.filter((cell) => cell.row === row)} />
      ))}
    </Section>
  );
}

/** The row for all is open; that of a category or a department is folded to its values. */
function Row({ group, cells }: { group: SettingsGroup; cells: readonly SettingCell[] }) {
  const translate = useTranslate();
  const id = useId();
  const nameIn = useNameIn();
  const { number } = useFormats();
  const { row = null } = cells[0] ?? {};
  const { Fields } = group;
  const fields = Fields ? <Fields cells={cells} /> : <DefaultFields group={group} cells={cells} />;
  if (!row) return fields;
  if (row.category_id === null)
    return (
      <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
        <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
          {translate(`${group.words}.all`)}
        </Typography>
        {fields}
      </Box>
    );
  return (
    <FoldedRow
      name={nameIn(row.category) ?? ''}
      fields={cells.map(({ name }) => name)}
      text={(own) => {
        const value = (name: string) => {
          const cell = cells.find(({ path }) => path.join('.') === name);
          return cell ? Number(effective(cell, { [cell.name]: own(cell.name) })) : 0;
        };
        return group.line?.(value, { translate, number }) ?? '';
      }}
    >
      {fields}
    </FoldedRow>
  );
}

const DefaultFields = ({ group, cells }: { group: SettingsGroup; cells: readonly SettingCell[] }) => (
  <Box sx={{ ...GRID, gridTemplateColumns: { xs: '1fr 1fr', md: group.columns ?? '13rem 13rem' } }}>
    {cells.map((cell) => (
      <SettingInput
        key={cell.name}
        cell={cell}
        words={group.words}
        from={group.from}
        nameOf={group.nameOf}
        label={group.label?.(cell.path)}
      />
    ))}
  </Box>
);

const GRID = { display: 'grid', columnGap: 2, alignItems: 'start' };
