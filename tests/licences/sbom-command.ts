import { readBillOfMaterials } from './bill-of-materials.ts';

// Prints the bill of materials of production, for `npm run sbom`.
console.log(JSON.stringify(await readBillOfMaterials(), null, 2));
