import { z } from 'zod';
import { readBillOfMaterials } from './bill-of-materials.ts';

/** A package that runs in production, and its licence as SPDX names it; '' when it names none. */
export type Dependency = { readonly name: string; readonly licence: string };

const licenceSchema = z.union([
  z.object({ license: z.union([z.object({ id: z.string() }), z.object({ name: z.string() })]) }),
  z.object({ expression: z.string() }),
]);
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ purl: z.string(), licenses: z.array(licenceSchema).default([]) })),
});

function licenceText(licence: z.infer<typeof licenceSchema>): string {
  if ('expression' in licence) return licence.expression;
  return 'id' in licence.license ? licence.license.id : licence.license.name;
}

/** Reads npm's bill of materials (`npm run sbom`), without our own packages. */
export async function readDependencies(): Promise<Dependency[]> {
  const { components } = sbomSchema.parse(await readBillOfMaterials());
  const found = components
    .filter(({ purl }) => !purl.startsWith('pkg:npm/%40anwurf/'))
    .map(({ purl, licenses }) => ({
      name: decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, '')),
      licence: licenses.map(licenceText).join(' AND '),
    }));
  return [...new Map(found.map((one) => [`${one.name} ${one.licence}`, one])).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The page `server/dependencies.md`. */
export function renderDependencies(dependencies: readonly Dependency[]): string {
  const rows = dependencies.map(({ name, licence }) => `- ${name}: ${licence}`);
  return `# Dependencies\n\nAll packages of production and their licences, from npm's bill of materials; \`npm run licences\` writes it.\n\n${rows.join('\n')}\n`;
}
