import { equipmentLabel, parseEquipment } from '@anwurf/domain/vocabulary/equipment';

/** 'Hanteln, Springseil'; 'kein Equipment' where the floor is enough. */
export function equipmentText(equipment: readonly string[]): string {
  const labels = equipment.map((text) => {
    const known = parseEquipment(text);
    return known === undefined ? text : equipmentLabel(known);
  });
  return labels.length === 0 ? 'kein Equipment' : labels.join(', ');
}
