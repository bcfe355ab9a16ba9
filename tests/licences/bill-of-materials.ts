import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

const componentSchema = z.looseObject({
  'bom-ref': z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
const billSchema = z.looseObject({
  components: z.array(componentSchema),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

const isForDevelopment = ({ properties }: z.infer<typeof componentSchema>) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * npm's bill of materials (CycloneDX) of what runs in production. `npm sbom --omit dev` leaves out each package that a tool needs as well, react
 * among them; its own mark at each component is right.
 */
export async function readBillOfMaterials(): Promise<z.infer<typeof billSchema>> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: root, maxBuffer: 100_000_000 });
  const bill = billSchema.parse(JSON.parse(stdout));
  const components = bill.components.filter((component) => !isForDevelopment(component));
  const gone = new Set(bill.components.filter(isForDevelopment).map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => !gone.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !gone.has(ref)) }));
  return { ...bill, components, dependencies };
}
