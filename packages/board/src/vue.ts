import type { ChariotBoard } from '@chariot/board';
import { type DefineComponent, defineComponent, h, onMounted, onUnmounted, ref, watch } from 'vue';
import { Binding, type BoardInput, INPUTS } from './binding.ts';

export type { BoardHandlers, BoardInput } from './binding.ts';

/** The element of a board, for a template `ref`. */
export interface BoardExposed {
  readonly element: ChariotBoard | null;
}

/**
 * A board of chess or xiangqi. `@move`, `@before-move`, … call the handlers, and the `element` of its
 * `ref` has the methods `play`, `takeBack`, …
 */
export const Board = defineComponent({
  name: 'ChariotBoard',
  // All are optional; a list of names takes any value, which the board checks.
  props: [...INPUTS],
  setup(props, { expose }) {
    const element = ref<ChariotBoard | null>(null);
    expose({
      get element() {
        return element.value;
      },
    });
    let binding: Binding | undefined;
    onMounted(() => {
      if (!element.value) return;
      binding = new Binding(element.value);
      binding.update(props as BoardInput);
    });
    onUnmounted(() => binding?.end());
    watch(
      () => ({ ...props }),
      (input) => binding?.update(input as BoardInput),
    );
    return () => h('chariot-board', { ref: element });
  },
}) as unknown as DefineComponent<BoardInput, BoardExposed>;
