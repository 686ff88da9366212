import { writeFile } from 'node:fs/promises';
import { openapiText } from './openapi-text.ts';

await writeFile(new URL('../openapi.json', import.meta.url), await openapiText());
