import type { ComponentType } from 'react';
import { BooleanField, ImageField, NumberField, SelectField, TextField } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';
import { PlaceNameField } from '#src/components/place/PlaceNameField.tsx';
import type { FieldType } from './field.ts';
import { EmailText } from './parts/EmailText.tsx';
import { HtmlField } from './parts/HtmlField.tsx';
import { LocalDateField } from './parts/LocalDateField.tsx';
import { ReferenceName } from './parts/ReferenceName.tsx';
import { Thumbnail } from './parts/Thumbnail.tsx';
import { VideoField } from './parts/VideoField.tsx';

const inputs = () => import('./inputs.tsx');

/** One line. */
export const text = (): FieldType => ({
  show: ({ source }) => <TextField source={source} emptyText={EMPTY} />,
  input: async (field) => (await inputs()).textInput(field),
});

/** Several lines of plain text. */
export const longText = (): FieldType => ({
  show: ({ source }) => <TextField source={source} emptyText={EMPTY} sx={{ whiteSpace: 'pre-line' }} />,
  input: async (field) => (await inputs()).longTextInput(field),
});

/**
 * Text with bold words, lists and links, as HTML. For an `html` field of the contract, which the server sanitises.
 * @public because the walk of CONTRIBUTING.md uses it
 */
export const richText = (): FieldType => ({
  show: ({ source }) => <HtmlField source={source} />,
  input: async (field) => (await inputs()).richTextInput(field),
});

/** Local wall time YYYY-MM-DDTHH:mm. */
export const dateTime = (): FieldType => ({
  show: ({ source }) => <LocalDateField source={source} showTime />,
  input: async (field) => (await inputs()).dateTimeInput(field),
});

/** The link to a video, opened in a new tab; a YouTube video also plays in the page. */
export const videoLink = (): FieldType => ({
  show: ({ source }) => <VideoField source={source} />,
  input: async (field) => (await inputs()).videoInput(field),
});

/** The image of an upload field; `title` is the field that describes it. */
export const image = ({ title }: { title: string }): FieldType => ({
  show: ({ source, resource, rule }) => (
    <ImageField
      source={rule?.at ?? source}
      title={title}
      emptyText={EMPTY}
      label={`resources.${resource}.fields.${source}`}
      sx={{ '& img': { width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: 400, margin: 0 } }}
    />
  ),
  cell: ({ source, rule }) => <Thumbnail source={rule?.at ?? source} />,
  unsorted: true,
  input: async (field) => (await inputs()).imageInput(field),
});

/** A calendar day. */
export const date = (): FieldType => ({
  show: ({ source }) => <LocalDateField source={source} />,
  input: async (field) => (await inputs()).dateInput(field),
});

/** A whole number. */
export const number = (): FieldType => ({
  show: ({ source }) => <NumberField source={source} emptyText={EMPTY} />,
  input: async (field) => (await inputs()).numberInput(field),
});

/** Yes or no; the contract's value for an empty input is the initial one. */
export const flag = (): FieldType => ({
  show: ({ source }) => <BooleanField source={source} />,
  input: async (field) => (await inputs()).flagInput(field),
});

/** Ten digits (CRE-17). */
export const phone = (): FieldType => ({
  show: ({ source }) => <TextField source={source} emptyText={EMPTY} />,
  input: async (field) => (await inputs()).phoneInput(field),
});

/** An email address. */
export const email = (): FieldType => ({
  show: ({ source }) => <EmailText source={source} />,
  input: async (field) => (await inputs()).textInput(field),
});

/** One of a few values; the resource's words name each under `choices`. */
export const choice = (values: readonly string[]): FieldType => ({
  show: ({ source, resource }) => (
    <SelectField source={source} emptyText={EMPTY} choices={choicesOf(resource, source, values)} />
  ),
  input: async (field) =>
    (await inputs()).choiceInput(choicesOf(field.resource, field.source, values))(field),
});

/** A new password: required in a create form; in an edit form empty means unchanged. Never shown. */
export const newPassword = (): FieldType => ({
  show: () => <></>,
  input: async (field) => (await inputs()).newPasswordInput(field),
});

/** A record of another resource by its name, with a link; `among` limits the options to records with these values. */
export const reference = (among?: Record<string, unknown>): FieldType => ({
  show: ({ source, references }) => (
    <ReferenceName source={source} {...(references ? { reference: references } : {})} />
  ),
  input: async (field) => (await inputs()).referenceInput(among)(field),
});

const choicesOf = (resource: string, source: string, values: readonly string[]) =>
  values.map((value) => ({ id: value, name: `resources.${resource}.choices.${source}.${value}` }));

/** A value that a component computes from the record; never in a form. */
export const computed = (Component: ComponentType<{ source: string }>): FieldType => ({
  show: ({ source }) => <Component source={source} />,
  unsorted: true,
  input: () => Promise.reject(new Error('What is computed is not typed')),
});

/** The place of a placed record, chosen with the cascade. */
export const place = (): FieldType => ({
  show: ({ source }) => <PlaceNameField source={source} />,
  input: async (field) => (await inputs()).placeInput(field),
});
