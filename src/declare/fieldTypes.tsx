import { BooleanField, ImageField, NumberField, SelectField, TextField, UrlField } from 'react-admin';
import { nameField } from '../../contract/define.ts';
import type { FieldType } from './field.ts';
import { LocalDateField } from './parts/LocalDateField.tsx';
import { PlaceNameField } from './place/PlaceNameField.tsx';

const inputs = () => import('./inputs.tsx');

/** One line. */
export const text = (): FieldType => ({
  show: ({ source }) => <TextField source={source} />,
  input: async (field) => (await inputs()).textInput(field),
});

/** Several lines of plain text. */
export const longText = (): FieldType => ({
  show: ({ source }) => <TextField source={source} sx={{ whiteSpace: 'pre-line' }} />,
  input: async (field) => (await inputs()).longTextInput(field),
});

/** Local wall time YYYY-MM-DDTHH:mm. */
export const dateTime = (): FieldType => ({
  show: ({ source }) => <LocalDateField source={source} showTime />,
  input: async (field) => (await inputs()).dateTimeInput(field),
});

/** A link, opened in a tab of its own. */
export const url = (): FieldType => ({
  show: ({ source }) => <UrlField source={source} target="_blank" rel="noopener noreferrer" />,
  input: async (field) => (await inputs()).urlInput(field),
});

/** An image of an upload field of the contract; `title` is the field whose text describes it. */
export const image = ({ title }: { title: string }): FieldType => ({
  show: ({ source, resource, rule }) => (
    <ImageField
      source={rule?.at ?? source}
      title={title}
      label={`resources.${resource}.fields.${source}`}
      sx={{ '& img': { width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: 400, margin: 0 } }}
    />
  ),
  input: async (field) => (await inputs()).imageInput(field),
});

/** A calendar day. */
export const date = (): FieldType => ({
  show: ({ source }) => <LocalDateField source={source} />,
  input: async (field) => (await inputs()).dateInput(field),
});

/** A whole number. */
export const number = (): FieldType => ({
  show: ({ source }) => <NumberField source={source} />,
  input: async (field) => (await inputs()).numberInput(field),
});

/** Yes or no; a new record starts with what the contract makes of an empty value. */
export const flag = (): FieldType => ({
  show: ({ source }) => <BooleanField source={source} />,
  input: async (field) => (await inputs()).flagInput(field),
});

/** Ten digits (CRE-17). */
export const phone = (): FieldType => ({
  show: ({ source }) => <TextField source={source} />,
  input: async (field) => (await inputs()).phoneInput(field),
});

/** One of a few words; each is named under `choices` in the words of the resource. */
export const choice = (values: readonly string[]): FieldType => ({
  show: ({ source, resource }) => (
    <SelectField source={source} choices={choicesOf(resource, source, values)} />
  ),
  input: async (field) =>
    (await inputs()).choiceInput(choicesOf(field.resource, field.source, values))(field),
});

/** A password to be set: required in a create form, kept where an edit form leaves it empty. Never shown. */
export const newPassword = (): FieldType => ({
  show: () => <></>,
  input: async (field) => (await inputs()).newPasswordInput(field),
});

/** A record of another resource, by its name; `among` narrows what is offered to records with these values. */
export const reference = (among?: Record<string, unknown>): FieldType => ({
  show: ({ source, resource }) => (
    <TextField source={`${nameField(source)}.name`} label={`resources.${resource}.fields.${source}`} />
  ),
  input: async (field) => (await inputs()).referenceInput(among)(field),
});

const choicesOf = (resource: string, source: string, values: readonly string[]) =>
  values.map((value) => ({ id: value, name: `resources.${resource}.choices.${source}.${value}` }));

/** The place of a placed record, chosen through the cascade. */
export const place = (): FieldType => ({
  show: ({ source }) => <PlaceNameField source={source} />,
  input: async (field) => (await inputs()).placeInput(field),
});
