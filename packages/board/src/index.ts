import { createEngine } from '@chariot/engine';
import { defineBoard } from '../../../www/src/element/index.ts';

export * from '../../../www/src/element/index.ts';

defineBoard(createEngine);
