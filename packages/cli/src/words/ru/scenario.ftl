# kickdoor scenario.

cli-scenario = проверить сценарии: небольшие файлы, где расставлен стол, записаны действия и сказано, что должно выйти
cli-scenario-paths = файлы или папки с файлами .yaml
cli-scenario-rollback = записывать стол и читать его снова, отменять каждое действие и повторять его, а также проверять, что предлагалось и что должно быть верно всегда
cli-scenario-empty-folder = в этой папке нет сценариев
cli-scenario-passed = верно: { $name }
cli-scenario-failed = неверно: { $name }: { $problem }
cli-scenario-summary = пройдено: { $passed }, не пройдено: { $failed }
