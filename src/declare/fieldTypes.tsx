import type { ReactElement } from 'react';
import { DateTimeInput, ImageField, required, TextField, TextInput, UrlField } from 'react-admin';
import type { UploadRule } from '../../contract/files.ts';
import type { PLACE_LEVELS } from '../../contract/place.ts';
import { ImageUpload } from './parts/ImageUpload.tsx';
import { LocalDateField } from './parts/LocalDateField.tsx';
import { PlaceInput } from './place/PlaceInput.tsx';
import { PlaceNameField } from './place/PlaceNameField.tsx';

/** What a field's elements are made from; all of it follows from the contract. */
export interface Field {
  source: string;
  resource: string;
  /** An empty value does not pass the contract. */
  required: boolean;
  /** In an edit form, not a create form. */
  editing: boolean;
  /** The rule of an upload field. */
  rule?: UploadRule;
}

/** How a field is shown and typed: two functions without hooks, of which each returns an ordinary element. */
export interface FieldType {
  show: (field: Field) => ReactElement;
  input: (field: Field) => ReactElement;
}

const ifRequired = (field: Field) => (field.required ? { validate: required() } : {});

/** One line. */
export const text = (): FieldType => ({
  show: ({ source }) => <TextField source={source} />,
  input: (field) => <TextInput source={field.source} {...ifRequired(field)} />,
});

/** Several lines of plain text. */
export const longText = (): FieldType => ({
  show: ({ source }) => <TextField source={source} sx={{ whiteSpace: 'pre-line' }} />,
  input: (field) => <TextInput source={field.source} multiline minRows={4} {...ifRequired(field)} />,
});

/** Local wall time YYYY-MM-DDTHH:mm. */
export const dateTime = (): FieldType => ({
  show: ({ source }) => <LocalDateField source={source} showTime />,
  input: (field) => <DateTimeInput source={field.source} {...ifRequired(field)} />,
});

/** A link, opened in a tab of its own. */
export const url = (): FieldType => ({
  show: ({ source }) => <UrlField source={source} target="_blank" rel="noopener noreferrer" />,
  input: (field) => <TextInput source={field.source} type="url" {...ifRequired(field)} />,
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
  input: ({ source, rule, editing }) => {
    if (!rule) throw new Error(`${source} is no upload field of the contract`);
    return <ImageUpload source={source} rule={rule} {...(editing ? { editing } : {})} />;
  },
});

/** The place of a placed record, chosen through the cascade; `required` names the levels that must be chosen. */
export const place = (options: { required?: readonly (typeof PLACE_LEVELS)[number][] } = {}): FieldType => ({
  show: ({ source }) => <PlaceNameField source={source} />,
  input: ({ editing }) => <PlaceInput {...options} {...(editing ? { editing } : {})} />,
});
